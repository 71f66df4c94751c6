// Generated from src/barg/server/protocol.py by `npm run protocol`. Do not edit.

export interface Protocol {
  Act: Act;
  Acted: Acted;
  Alternative: Alternative;
  Analysis: Analysis;
  Arrangement: Arrangement;
  AskHint: AskHint;
  CallView: CallView;
  CheckRules: CheckRules;
  ChoiceInfo: ChoiceInfo;
  Choose: Choose;
  Claim: Claim;
  Claimed: Claimed;
  CounterView: CounterView;
  CreateTable: CreateTable;
  Dealt: Dealt;
  Decided: Decided;
  DeviceLink: DeviceLink;
  Done: Done;
  Fill: Fill;
  GameInfo: GameInfo;
  Games: Games;
  GoOn: GoOn;
  Happened: Happened;
  Hidden: Hidden;
  Hint: Hint;
  ListGames: ListGames;
  Made: Made;
  MakeTable: MakeTable;
  Me: Me;
  MeldView: MeldView;
  MoveView: MoveView;
  MyTable: MyTable;
  Next: Next;
  NotDone: NotDone;
  OpenTable: OpenTable;
  OptionInfo: OptionInfo;
  PileView: PileView;
  Ping: Ping;
  Pong: Pong;
  Preferences: Preferences;
  Presence: Presence;
  PresetInfo: PresetInfo;
  Problem: Problem;
  ReadyNoted: ReadyNoted;
  Reason: Reason;
  RecordTaken: RecordTaken;
  Refused: Refused;
  Rematch: Rematch;
  Rematched: Rematched;
  Rename: Rename;
  ReplayDeal: ReplayDeal;
  ReplayFault: ReplayFault;
  ReplayStep: ReplayStep;
  Replayed: Replayed;
  RulesChecked: RulesChecked;
  RummyFacts: RummyFacts;
  RummyFrame: RummyFrame;
  RummyResult: RummyResult;
  RummyRow: RummyRow;
  RummyView: RummyView;
  Sat: Sat;
  Say: Say;
  SeatView: SeatView;
  ShelemFacts: ShelemFacts;
  ShelemFrame: ShelemFrame;
  ShelemResult: ShelemResult;
  ShelemRow: ShelemRow;
  ShelemView: ShelemView;
  ShitheadFacts: ShitheadFacts;
  ShitheadFrame: ShitheadFrame;
  ShitheadResult: ShitheadResult;
  ShitheadRow: ShitheadRow;
  ShitheadView: ShitheadView;
  Sit: Sit;
  Stand: Stand;
  Start: Start;
  Stood: Stood;
  Sync: Sync;
  TableCreated: TableCreated;
  TableView: TableView;
  TakeRecord: TakeRecord;
  Text: Text;
  TrickView: TrickView;
  Undo: Undo;
  Undone: Undone;
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
  undone?: number | null;
}
/**
 * A seat acted.
 *
 * The cards that Shelem's declarer lays away (``discard``) and those that a player of Shithead
 * chooses for the hand (``keep``) are named to nobody else.
 */
export interface Acted {
  t: 'acted';
  seq: number;
  seat: number;
  action: string;
}
/**
 * What an action was expected to bring the seat that chose.
 */
export interface Alternative {
  action: string;
  mean: number | null;
  error: number | null;
  made: number | null;
  win: number | null;
  perfect: number | null;
}
/**
 * ``POST /api/analysis``, then ``GET /api/analysis/{id}?since=N``: how far it is.
 */
export interface Analysis {
  id: string;
  level: 'expert' | 'master';
  status: 'cancelled' | 'done' | 'failed' | 'preparing' | 'running' | 'waiting';
  place: number;
  total: number;
  done: number;
  decisions: Decided[];
}
/**
 * One decision.
 */
export interface Decided {
  deal: number;
  action: number;
  seat: number;
  stage: 'auction' | 'draw' | 'exchange' | 'play';
  done: string;
  best: string;
  cost: number;
  error: number;
  win_cost: number | null;
  perfect_cost: number | null;
  worlds: number;
  alternatives: Alternative[];
}
/**
 * The own hand in melds, so that what is left counts least.
 */
export interface Arrangement {
  melds: string[][];
  left: string[];
  points: number;
}
/**
 * ``POST /api/tables/{table}/hint``: what to do at this place, which is the view's.
 */
export interface AskHint {
  number: number;
  turn: number;
  undone: number;
}
/**
 * A call of the auction: ``bid 120``, ``bid shelem``, ``pass``, ``accept`` …
 */
export interface CallView {
  seat: number;
  call: string;
}
/**
 * ``POST /api/rules``: whether a table can be made by these rules.
 */
export interface CheckRules {
  game?: 'rummy' | 'shelem' | 'shelem2' | 'shithead';
  players?: number | null;
  rules?: {
    [k: string]: number | boolean | string | null;
  };
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
 * So many of these cards have to be chosen.
 */
export interface Choose {
  count: number;
  cards: string[];
}
/**
 * Take all the remaining tricks, where the view says that it is proven (Shelem).
 */
export interface Claim {
  t: 'claim';
  id: number;
  number: number;
  turn: number;
  undone: number;
}
/**
 * A seat took all the remaining tricks, which was proven; what was played follows.
 */
export interface Claimed {
  t: 'claimed';
  seq: number;
  seat: number;
}
/**
 * What a seat has seen of the cards of a deal: lines of cards as in records.
 */
export interface CounterView {
  gone: string;
  sight: string;
  unseen: string;
}
/**
 * ``POST /api/tables``. ``fill`` puts bots on all other seats and begins at once.
 */
export interface CreateTable {
  game?: 'rummy' | 'shelem' | 'shelem2' | 'shithead';
  players?: number | null;
  rules?: {
    [k: string]: number | boolean | string | null;
  };
  seat?: number | null;
  fill?: ('casual' | 'club' | 'expert' | 'heuristic' | 'master' | 'novice' | 'random') | null;
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
  name: 'rummy' | 'shelem' | 'shelem2' | 'shithead';
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
  kind: 'bool' | 'choice' | 'int' | 'table' | 'text';
  label: Text;
  help: Text;
  low: number;
  high: number;
  step: number;
  optional: boolean;
  choices: ChoiceInfo[];
  rows: string[];
  off: Text | null;
  group: 'auction' | 'cards' | 'play' | 'score';
}
/**
 * All games.
 */
export interface Games {
  is: 'games';
  games: GameInfo[];
}
/**
 * Let the open table do what is due by itself, answered by `Happened`.
 */
export interface GoOn {
  do: 'go_on';
  table: string;
}
/**
 * What happened at the open table.
 */
export interface Happened {
  is: 'happened';
  log: string[];
  messages: (Welcome | Update | Presence | Done | Refused | Pong)[];
  pause_ms: number | null;
  made: Made | null;
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
/**
 * A table as one client sees it.
 */
export interface TableView {
  table: string;
  seq: number;
  game: 'rummy' | 'shelem' | 'shelem2' | 'shithead';
  preset: string;
  rules: {
    [k: string]: number | boolean | string | null;
  };
  changed: string[];
  facts: ShelemFacts | RummyFacts | ShitheadFacts;
  status: 'between' | 'over' | 'playing' | 'waiting';
  host: boolean;
  seat: number | null;
  seats: SeatView[];
  spectators: number;
  deal: (ShelemView | RummyView | ShitheadView) | null;
  sheet: (ShelemRow | RummyRow | ShitheadRow)[];
  totals: number[];
  next_dealer: number;
  winners: number[];
  next_deal_ms: number | null;
  rematch: string | null;
  undone: number;
  can_undo: boolean;
  can_hint: boolean;
  claimed: number | null;
  counter: CounterView | null;
}
/**
 * What follows from the rules of a table of Shelem.
 */
export interface ShelemFacts {
  game: 'shelem';
  total: number;
  card_points: {
    [k: string]: number;
  };
  packet_points: number;
  packet_size: number;
  tricks: number;
}
/**
 * What follows from the rules of a table of Rim.
 */
export interface RummyFacts {
  game: 'rummy';
  card_points: {
    [k: string]: number;
  };
  target: number;
}
/**
 * What follows from the rules of a table of Shithead.
 */
export interface ShitheadFacts {
  game: 'shithead';
  powers: {
    [k: string]: 'burn' | 'lower' | 'reset' | 'reverse' | 'skip' | 'transparent';
  };
  loser: boolean;
  winner: boolean;
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
 * One deal of Shelem as one seat sees it.
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
  piles: PileView[][];
  widow: string[] | null;
  discards: string[] | null;
  dealt: string[][] | null;
  claim: boolean;
  legal: string[];
  choose: Choose | null;
  blocked: {
    [k: string]: Reason;
  };
  result: ShelemResult | null;
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
 * A pile of two-player Shelem.
 */
export interface PileView {
  top: string | null;
  beneath: number;
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
 * How a deal ended; all of it null but ``scores`` in a redeal.
 */
export interface ShelemResult {
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
 * One deal of Rim as one seat sees it.
 */
export interface RummyView {
  game: 'rummy';
  seat: number | null;
  number: number;
  turn: number;
  dealer: number;
  phase: 'draw' | 'over' | 'turn';
  to_act: number | null;
  hand: string[];
  hand_sizes: number[];
  melds: MeldView[];
  top: string | null;
  discards: number;
  stock: number;
  reshuffles: number;
  drawn: string | null;
  taken: string | null;
  opened: number[];
  laid_points: number;
  turns: number;
  arrangement: Arrangement | null;
  legal: string[];
  blocked: {
    [k: string]: Reason;
  };
  moves: MoveView[];
  result: RummyResult | null;
}
/**
 * A meld on the table; its number is its place in the list.
 */
export interface MeldView {
  kind: 'run' | 'set';
  cards: string[];
  seat: number;
}
/**
 * What a seat did, as far as the client may know.
 */
export interface MoveView {
  seat: number;
  action: string;
  card: string | null;
}
/**
 * How a deal of Rim ended.
 */
export interface RummyResult {
  winner: number | null;
  doubled: boolean;
  left: string[][];
  melded: string[][][];
  scores: number[];
  totals: number[];
}
/**
 * One deal of Shithead as one seat sees it.
 */
export interface ShitheadView {
  game: 'shithead';
  seat: number | null;
  number: number;
  turn: number;
  dealer: number;
  phase: 'over' | 'play' | 'swap';
  to_act: number | null;
  hand: string[];
  hand_sizes: number[];
  shown: string[][];
  face_up: string[][];
  blind: (string | null)[][];
  pile: string[];
  burned: string[];
  stock: number;
  direction: -1 | 1;
  bound: string | null;
  ready: number[];
  swapped: boolean;
  out: number[];
  turns: number;
  choose: Choose | null;
  legal: string[];
  blocked: {
    [k: string]: Reason;
  };
  moves: MoveView[];
  result: ShitheadResult | null;
}
/**
 * How a deal of Shithead ended.
 */
export interface ShitheadResult {
  out: number[];
  loser: number | null;
  winner: number | null;
  left: string[][];
  drawn: boolean;
}
/**
 * One line of the score sheet: left column, bid, right column (S26).
 */
export interface ShelemRow {
  game: 'shelem';
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
 * One line of the score sheet of Rim.
 */
export interface RummyRow {
  game: 'rummy';
  number: number;
  dealer: number;
  winner: number | null;
  left: number[];
  scores: number[];
  totals: number[];
}
/**
 * One line of the sheet of Shithead.
 */
export interface ShitheadRow {
  game: 'shithead';
  number: number;
  dealer: number;
  out: number[];
  loser: number | null;
  winner: number | null;
  losses: number[];
  wins: number[];
}
/**
 * What happened since the last message, and the table as it is now.
 */
export interface Update {
  t: 'update';
  events: (Sat | Stood | Dealt | Acted | Undone | Claimed | ReadyNoted | Rematched | Hidden)[];
  view: TableView;
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
 * A seat became empty.
 */
export interface Stood {
  t: 'stood';
  seq: number;
  seat: number;
}
/**
 * A person took back the action at this place of the deal, and all that came after.
 */
export interface Undone {
  t: 'undone';
  seq: number;
  seat: number;
  turn: number;
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
 * Another match was set up at a new table.
 */
export interface Rematched {
  t: 'rematched';
  seq: number;
  table: string;
}
/**
 * An event that this client may not see: a bare number, so that there is no gap.
 */
export interface Hidden {
  t: 'hidden';
  seq: number;
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
 * A command was not carried out; the table as it is now comes along.
 */
export interface Refused {
  t: 'refused';
  id: number;
  reason: Reason;
  view: TableView | null;
}
/**
 * The answer to `Ping`.
 */
export interface Pong {
  t: 'pong';
  id: number;
}
/**
 * A new table, which is not open yet.
 */
export interface Made {
  is: 'made';
  table: string;
  log: string[];
}
/**
 * What the strongest bot would do for the own seat, on what that seat knows.
 */
export interface Hint {
  action: string;
  why: Reason;
  level: string;
  alternatives: Alternative[];
}
/**
 * Ask for the games with their presets and options, answered by `Games`.
 */
export interface ListGames {
  do: 'list_games';
}
/**
 * Make a table, answered by `Made`.
 */
export interface MakeTable {
  do: 'make';
  wanted: CreateTable;
  name: string;
}
/**
 * ``GET /api/me``: the guest that the cookie names, made when there is none.
 */
export interface Me {
  name: string;
  settings: Preferences | null;
}
/**
 * How a person wants to see and hear things, on every device; also ``PUT /api/me/settings``.
 */
export interface Preferences {
  at: number;
  locale: 'en' | 'fa';
  theme: 'dark' | 'light' | 'system';
  four_colours: boolean;
  card_size: 'large' | 'normal';
  card_back: 'leaves' | 'plain' | 'stars';
  index: 'latin' | 'persian';
  speed: 'fast' | 'normal' | 'slow';
  sounds: 'device' | 'off' | 'on';
  motion: 'less' | 'system';
  hand: 'left' | 'right';
  table_view: 'cards' | 'text';
  bot_level: 'casual' | 'club' | 'expert' | 'heuristic' | 'master' | 'novice' | 'random';
}
/**
 * ``GET /api/me/tables``: the tables where this person sits or that they made.
 */
export interface MyTable {
  table: string;
  game: 'rummy' | 'shelem' | 'shelem2' | 'shithead';
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
 * Why nothing was done. ``log_broken``: the log is none, and no table was opened.
 */
export interface NotDone {
  is: 'not_done';
  reason: Reason;
}
/**
 * Take up the table that this log is of, in the place of another; answered by `Happened`.
 */
export interface OpenTable {
  do: 'open';
  table: string;
  log: string[];
}
/**
 * Is the connection alive?
 */
export interface Ping {
  t: 'ping';
  id: number;
}
/**
 * The body of every HTTP error.
 */
export interface Problem {
  reason: Reason;
}
/**
 * A record, as text.
 */
export interface RecordTaken {
  is: 'record';
  text: string;
}
/**
 * After the match: set up another with the same people and rules.
 */
export interface Rematch {
  t: 'rematch';
  id: number;
}
/**
 * ``PUT /api/me``.
 */
export interface Rename {
  name: string;
}
/**
 * One deal of the match in short.
 */
export interface ReplayDeal {
  dealer: number;
  actions: number;
  totals: number[];
  finished: boolean;
}
/**
 * Why a record is refused: the first thing that is wrong, and where.
 */
export interface ReplayFault {
  reason: Reason;
  deal: number | null;
  action: number | null;
  text: string | null;
}
/**
 * One action: who did what. The frame before it has its number, that after it the next.
 */
export interface ReplayStep {
  seat: number;
  action: string;
  card: string | null;
}
/**
 * ``POST /api/replay?deal=3&seat=1`` with a record: the match, and one deal of it step by step.
 *
 * Without a seat all cards lie open; with one they lie as that seat saw them.
 */
export interface Replayed {
  id: string;
  game: 'rummy' | 'shelem' | 'shelem2' | 'shithead';
  preset: string;
  rules: {
    [k: string]: number | boolean | string | null;
  };
  facts: ShelemFacts | RummyFacts | ShitheadFacts;
  players: string[];
  date: string | null;
  over: boolean;
  winners: number[];
  sheet: (ShelemRow | RummyRow | ShitheadRow)[];
  deals: ReplayDeal[];
  deal: number;
  seat: number | null;
  steps: ReplayStep[];
  frames: (ShelemFrame | RummyFrame | ShitheadFrame)[];
}
/**
 * Shelem between two actions.
 */
export interface ShelemFrame {
  game: 'shelem';
  to_act: number | null;
  phase: 'auction' | 'discard' | 'kons' | 'over' | 'play' | 'trump';
  hands: (string | null)[][];
  piles: (string | null)[][][];
  widow: (string | null)[];
  packet: (string | null)[];
  declarer: number | null;
  contract: number | ('kons' | 'sar_shelem' | 'shelem') | null;
  trump: ('C' | 'D' | 'H' | 'S' | 'ace_nars' | 'nars' | 'sars') | null;
  leader: number | null;
  trick: string[];
  winner: number | null;
  tricks: number;
  points: number[];
}
/**
 * Rim between two actions.
 */
export interface RummyFrame {
  game: 'rummy';
  to_act: number | null;
  phase: 'draw' | 'over' | 'turn';
  hands: (string | null)[][];
  melds: MeldView[];
  top: string | null;
  discards: number;
  stock: number;
  next_cards: string[];
  drawn: string | null;
  reshuffles: number;
}
/**
 * Shithead between two actions.
 */
export interface ShitheadFrame {
  game: 'shithead';
  to_act: number | null;
  phase: 'over' | 'play' | 'swap';
  hands: (string | null)[][];
  rows: string[][];
  blind: (string | null)[][];
  pile: string[];
  burned: number;
  stock: number;
  next_cards: string[];
  direction: -1 | 1;
  bound: string | null;
  out: number[];
}
/**
 * The answer to `CheckRules`.
 */
export interface RulesChecked {
  reason: Reason | null;
}
/**
 * Say to the open table what would be said to a server, answered by `Happened`.
 */
export interface Say {
  do: 'say';
  table: string;
  message: Sit | Stand | Fill | Unfill | Start | Act | Undo | Claim | Next | Rematch | Sync | Ping;
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
 * Take a bot off its seat, while the match has not begun.
 */
export interface Unfill {
  t: 'unfill';
  id: number;
  seat: number;
}
/**
 * Begin the match; every seat must be taken.
 */
export interface Start {
  t: 'start';
  id: number;
}
/**
 * Take back the last own action and what bots did after it; against bots only.
 */
export interface Undo {
  t: 'undo';
  id: number;
  number: number;
  turn: number;
  undone: number;
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
 * Ask for the finished deals of the open table, answered by `RecordTaken`.
 */
export interface TakeRecord {
  do: 'take_record';
  table: string;
}
export type ClientMessage =
  | Act
  | Claim
  | Fill
  | Next
  | Ping
  | Rematch
  | Sit
  | Stand
  | Start
  | Sync
  | Undo
  | Unfill;
export type Event =
  | Acted
  | Claimed
  | Dealt
  | Hidden
  | ReadyNoted
  | Rematched
  | Sat
  | Stood
  | Undone;
export type ServerMessage =
  | Done
  | Pong
  | Presence
  | Refused
  | Update
  | Welcome;
export type OfflineAsk =
  | GoOn
  | ListGames
  | MakeTable
  | OpenTable
  | Say
  | TakeRecord;
export type OfflineAnswer =
  | Games
  | Happened
  | Made
  | NotDone
  | RecordTaken;
