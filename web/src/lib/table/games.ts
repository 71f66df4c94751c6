import { m } from '../paraglide/messages';
import type { GameInfo, ShelemFacts, ShelemRow, ShelemView, TableView } from '../protocol';

export type GameName = GameInfo['name'];

/** The games whose tables this client draws; no other is offered. */
export const DRAWN: readonly GameName[] = ['shelem'];

export const isDrawn = (game: GameName) => DRAWN.includes(game);

const NAMES: Record<GameName, () => string> = {
  shelem: m.game_shelem,
  shelem2: m.game_shelem2,
  rummy: m.game_rummy,
  shithead: m.game_shithead,
};

export const gameName = (game: GameName) => NAMES[game]();

/** A table of Shelem. */
export interface ShelemTable extends Omit<TableView, 'facts' | 'deal' | 'sheet'> {
  facts: ShelemFacts;
  deal: ShelemView | null;
  sheet: ShelemRow[];
}

export const isShelem = (view: TableView): view is ShelemTable => view.facts.game === 'shelem';
