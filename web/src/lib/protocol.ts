// Generated from src/barg/server/protocol.py by `npm run protocol`. Do not edit.

export interface Protocol {
  Act: Act;
  Acted: Acted;
  CallView: CallView;
  ChoiceInfo: ChoiceInfo;
  Choose: Choose;
  CreateTable: CreateTable;
  DealResult: DealResult;
  Dealt: Dealt;
  DeviceLink: DeviceLink;
  Done: Done;
  Fill: Fill;
  GameInfo: GameInfo;
  Hidden: Hidden;
  Me: Me;
  MyTable: MyTable;
  Next: Next;
  OptionInfo: OptionInfo;
  Ping: Ping;
  Pong: Pong;
  Presence: Presence;
  PresetInfo: PresetInfo;
  Problem: Problem;
  ReadyNoted: ReadyNoted;
  Reason: Reason;
  Refused: Refused;
  Rematch: Rematch;
  Rematched: Rematched;
  Rename: Rename;
  Sat: Sat;
  SeatView: SeatView;
  SheetRow: SheetRow;
  ShelemView: ShelemView;
  Sit: Sit;
  Stand: Stand;
  Start: Start;
  Stood: Stood;
  Sync: Sync;
  TableCreated: TableCreated;
  TableView: TableView;
  Text: Text;
  TrickView: TrickView;
  Unfill: Unfill;
  Update: Update;
  Welcome: Welcome;
}
/**
 * Act in the deal.
 *
 * ``number`` and ``turn`` are those of the view that was acted on, so that the same click
 * sent twice counts once.
 */
export interface Act {
  t: 'act';
  id: number;
  number: number;
  turn: number;
  action: string;
}
/**
 * A seat acted; the cards of a discard are named only to declarer.
 */
export interface Acted {
  t: 'acted';
  seq: number;
  seat: number;
  action: string;
}
/**
 * A call of the auction: ``bid 120``, ``bid shelem``, ``pass``, ``accept`` …
 */
export interface CallView {
  seat: number;
  call: string;
}
/**
 * One value of a choice.
 */
export interface ChoiceInfo {
  value: string;
  label: Text;
}
/**
 * A line in both languages.
 */
export interface Text {
  en: string;
  fa: string;
}
/**
 * The discard: so many of these cards.
 */
export interface Choose {
  count: number;
  cards: string[];
}
/**
 * ``POST /api/tables``. ``fill`` puts bots on all other seats and begins at once.
 */
export interface CreateTable {
  game?: 'shelem';
  rules?: {
    [k: string]: number | boolean | string | null;
  };
  seat?: number | null;
  fill?: ('casual' | 'club' | 'expert' | 'heuristic' | 'master' | 'novice' | 'random') | null;
}
/**
 * How a deal ended; all of it null but ``scores`` in a redeal.
 */
export interface DealResult {
  redeal: boolean;
  outcome:
    | 'kons_lost'
    | 'kons_made'
    | 'lost'
    | 'lost_double'
    | 'made'
    | 'redeal'
    | 'sar_shelem_lost'
    | 'sar_shelem_made'
    | 'shelem_lost'
    | 'shelem_made'
    | 'slam';
  declarer: number | null;
  contract: number | ('kons' | 'sar_shelem' | 'shelem') | null;
  raw: number[] | null;
  scores: number[];
  totals: number[];
  crumbs_stopped: boolean;
  packet_points: number | null;
}
/**
 * A deal began.
 */
export interface Dealt {
  t: 'dealt';
  seq: number;
  number: number;
  dealer: number;
}
/**
 * ``POST /api/me/link``: open this path on another device to be the same person there.
 */
export interface DeviceLink {
  path: string;
  minutes: number;
}
/**
 * A command was carried out (or had been already).
 */
export interface Done {
  t: 'done';
  id: number;
}
/**
 * Put bots on the empty seats: on all of them, or on one.
 */
export interface Fill {
  t: 'fill';
  id: number;
  level?: 'casual' | 'club' | 'expert' | 'heuristic' | 'master' | 'novice' | 'random';
  seat?: number | null;
}
/**
 * ``GET /api/games`` lists these.
 */
export interface GameInfo {
  name: string;
  seats: number[];
  default_preset: string;
  presets: PresetInfo[];
  options: OptionInfo[];
}
/**
 * One preset with the value of every option.
 */
export interface PresetInfo {
  name: string;
  label: Text;
  help: Text;
  values: {
    [k: string]: number | boolean | string | null;
  };
}
/**
 * One option of a game's rules.
 */
export interface OptionInfo {
  name: string;
  kind: 'bool' | 'choice' | 'int' | 'text';
  label: Text;
  help: Text;
  low: number;
  high: number;
  step: number;
  optional: boolean;
  choices: ChoiceInfo[];
}
/**
 * An event that this client may not see: a bare number, so that there is no gap.
 */
export interface Hidden {
  t: 'hidden';
  seq: number;
}
/**
 * ``GET /api/me``: the guest that the cookie names, made when there is none.
 */
export interface Me {
  name: string;
}
/**
 * ``GET /api/me/tables``: the tables where this person sits or that they made.
 */
export interface MyTable {
  table: string;
  game: string;
  status: 'between' | 'over' | 'playing' | 'waiting';
  names: string[];
  bots: number[];
  empty: number[];
  totals: number[];
  my_turn: boolean;
  updated: string;
}
/**
 * Ask for the next deal; it begins when every connected person has asked.
 */
export interface Next {
  t: 'next';
  id: number;
}
/**
 * Is the connection alive?
 */
export interface Ping {
  t: 'ping';
  id: number;
}
/**
 * The answer to `Ping`.
 */
export interface Pong {
  t: 'pong';
  id: number;
}
/**
 * Who is connected; no event of the table.
 */
export interface Presence {
  t: 'presence';
  online: number[];
  spectators: number;
}
/**
 * The body of every HTTP error.
 */
export interface Problem {
  reason: Reason;
}
/**
 * Why something was refused: a code for translation, what fills it, and English.
 */
export interface Reason {
  code: string;
  text: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * A person asked for the next deal.
 */
export interface ReadyNoted {
  t: 'ready';
  seq: number;
  seat: number;
}
/**
 * A command was not carried out; the table as it is now comes along.
 */
export interface Refused {
  t: 'refused';
  id: number;
  reason: Reason;
  view: TableView | null;
}
/**
 * A table as one client sees it.
 */
export interface TableView {
  table: string;
  seq: number;
  game: 'shelem';
  preset: string;
  rules: {
    [k: string]: number | boolean | string | null;
  };
  changed: string[];
  total: number;
  card_points: {
    [k: string]: number;
  };
  packet_points: number;
  packet_size: number;
  tricks: number;
  status: 'between' | 'over' | 'playing' | 'waiting';
  host: boolean;
  seat: number | null;
  seats: SeatView[];
  spectators: number;
  deal: ShelemView | null;
  sheet: SheetRow[];
  totals: number[];
  next_dealer: number;
  winners: number[];
  next_deal_ms: number | null;
  rematch: string | null;
}
/**
 * Who sits on a seat.
 */
export interface SeatView {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  level: ('casual' | 'club' | 'expert' | 'heuristic' | 'master' | 'novice' | 'random') | null;
  online: boolean;
  ready: boolean;
}
/**
 * One deal of four-player Shelem as one seat sees it.
 */
export interface ShelemView {
  game: 'shelem';
  seat: number | null;
  number: number;
  turn: number;
  dealer: number;
  phase: 'auction' | 'discard' | 'kons' | 'over' | 'play' | 'trump';
  to_act: number | null;
  hand: string[];
  hand_sizes: number[];
  calls: CallView[];
  passed: number[];
  standing: number | ('kons' | 'sar_shelem' | 'shelem') | null;
  bidder: number | null;
  kons_bidder: number | null;
  declarer: number | null;
  contract: number | ('kons' | 'sar_shelem' | 'shelem') | null;
  trump: ('C' | 'D' | 'H' | 'S' | 'ace_nars' | 'nars' | 'sars') | null;
  leader: number | null;
  trick: string[];
  tricks: TrickView[];
  tricks_won: number[];
  table_points: number[];
  points: number[] | null;
  widow: string[] | null;
  discards: string[] | null;
  dealt: string[][] | null;
  legal: string[];
  choose: Choose | null;
  blocked: {
    [k: string]: Reason;
  };
  result: DealResult | null;
}
/**
 * A finished trick; the cards are in order from the leader's.
 */
export interface TrickView {
  leader: number;
  cards: string[];
  winner: number;
  points: number;
}
/**
 * One line of the score sheet: left column, bid, right column (S26).
 */
export interface SheetRow {
  number: number;
  dealer: number;
  declarer: number;
  contract: number | ('kons' | 'sar_shelem' | 'shelem');
  raw: number[];
  scores: number[];
  totals: number[];
  rule_below: boolean;
}
/**
 * After the match: set up another with the same people and rules.
 */
export interface Rematch {
  t: 'rematch';
  id: number;
}
/**
 * Another match was set up at a new table.
 */
export interface Rematched {
  t: 'rematched';
  seq: number;
  table: string;
}
/**
 * ``PUT /api/me``.
 */
export interface Rename {
  name: string;
}
/**
 * Somebody took a seat.
 */
export interface Sat {
  t: 'sat';
  seq: number;
  seat: number;
  kind: 'bot' | 'person';
  name: string;
}
/**
 * Take an empty seat, or one that a bot holds.
 */
export interface Sit {
  t: 'sit';
  id: number;
  seat: number;
}
/**
 * Give up the own seat.
 */
export interface Stand {
  t: 'stand';
  id: number;
}
/**
 * Begin the match; every seat must be taken.
 */
export interface Start {
  t: 'start';
  id: number;
}
/**
 * A seat became empty.
 */
export interface Stood {
  t: 'stood';
  seq: number;
  seat: number;
}
/**
 * Ask for all events after ``since``; answered by `Update`.
 */
export interface Sync {
  t: 'sync';
  id: number;
  since: number;
}
/**
 * The answer to `CreateTable`; the page of the table is ``/t/{table}``.
 */
export interface TableCreated {
  table: string;
}
/**
 * Take a bot off its seat, while the match has not begun.
 */
export interface Unfill {
  t: 'unfill';
  id: number;
  seat: number;
}
/**
 * What happened since the last message, and the table as it is now.
 */
export interface Update {
  t: 'update';
  events: (Sat | Stood | Dealt | Acted | ReadyNoted | Rematched | Hidden)[];
  view: TableView;
}
/**
 * The first message on a socket.
 */
export interface Welcome {
  t: 'welcome';
  protocol: number;
  version: string;
  view: TableView;
}
export type ClientMessage =
  | Act
  | Fill
  | Next
  | Ping
  | Rematch
  | Sit
  | Stand
  | Start
  | Sync
  | Unfill;
export type Event =
  | Acted
  | Dealt
  | Hidden
  | ReadyNoted
  | Rematched
  | Sat
  | Stood;
export type ServerMessage =
  | Done
  | Pong
  | Presence
  | Refused
  | Update
  | Welcome;
