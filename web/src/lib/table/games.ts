import { m } from '../paraglide/messages';
import type {
  RummyFacts,
  RummyRow,
  RummyView,
  ShelemFacts,
  ShelemRow,
  ShelemView,
  ShitheadFacts,
  ShitheadRow,
  ShitheadView,
  TableView,
} from '../protocol';
import type { GameName } from './game-names';

export { DRAWN, isDrawn, playersOf, type GameName } from './game-names';

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

/** A table of Rim. */
export interface RummyTable extends Omit<TableView, 'facts' | 'deal' | 'sheet'> {
  facts: RummyFacts;
  deal: RummyView | null;
  sheet: RummyRow[];
}

/** A table of Shithead. */
export interface ShitheadTable extends Omit<TableView, 'facts' | 'deal' | 'sheet'> {
  facts: ShitheadFacts;
  deal: ShitheadView | null;
  sheet: ShitheadRow[];
}

export const isShelem = (view: TableView): view is ShelemTable => view.facts.game === 'shelem';
export const isRummy = (view: TableView): view is RummyTable => view.facts.game === 'rummy';
