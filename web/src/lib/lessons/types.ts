/** What `barg.lessons` makes: texts in both languages, positions, questions with their answers. */
export interface Said {
  fa: string;
  en: string;
}

export type GameName = 'shelem' | 'rummy' | 'shithead';
export const GAMES: readonly GameName[] = ['shelem', 'rummy', 'shithead'];

export interface Heading {
  id: string;
  title: Said;
  about: Said;
}

export type Index = Record<GameName, Heading[]>;

/** What seat 0 sees; each game fills in its own part. Cards are texts with blanks between them. */
export interface Frame {
  hand: string;
  left: number[];
  turn?: number;
  // Shelem
  dealer?: number;
  trick?: [number, string][];
  winner?: number;
  points?: number[];
  tricks?: number[];
  declarer?: number;
  contract?: number | string;
  trump?: string;
  calls?: [number, string][];
  widow?: string;
  piles?: [string, number][][];
  // Rim
  top?: string;
  discards?: number;
  stock?: number;
  melds?: string[];
  open?: string[];
  // Shithead
  rows?: string[];
  blinds?: string[][];
  pile?: string;
  burned?: number;
  bound?: string;
  back?: boolean;
  out?: number[];
  turned?: string;
}

export interface Wrong {
  text: Said;
  any?: string[];
  exactly?: string[];
}

export interface Ask {
  kind: 'act' | 'legal' | 'number' | 'winner' | 'options';
  ask: Said;
  right: Said;
  otherwise: Said;
  accept: string[];
  among?: string[];
  /** How many cards are chosen (0: any number), and from which. */
  cards?: { count: number; from: string[] };
  buttons?: { action: string; label: Said }[];
  wrong: Wrong[];
  /** The positions after each right action. */
  after?: Record<string, Frame[]>;
}

export interface Walk {
  tricks: { leader: number; cards: string; winner: number; points: number; running: [number, number] }[];
  raw: [number, number];
  scores: [number, number];
  declarer: number;
  contract: number;
}

export interface SheetRow {
  dealer: number;
  declarer: number;
  bid: number;
  scores: [number, number];
  totals: [number, number];
}

export interface Step {
  text: Said;
  game?: string;
  frame?: Frame;
  ask?: Ask;
  cards?: string[];
  table?: { head: Said[]; rows: Said[][] };
  walk?: Walk;
  sheet?: SheetRow[];
  questions?: { ask: Said; answer: Said }[];
  reveal?: boolean;
}

export interface Lesson extends Heading {
  steps: Step[];
}

export interface Word {
  word: Said;
  means: Said;
  games: GameName[];
}

/** A part of a page of rules: a heading, a paragraph, a list or a table. */
export interface Block {
  level?: number;
  text?: string;
  list?: string[];
  numbered?: string[];
  head?: string[];
  rows?: string[][];
}

export type RulesPage = Record<keyof Said, Block[]>;
