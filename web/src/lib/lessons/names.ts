import { isolate } from '../numbers';
import { m } from '../paraglide/messages';
import { cardName } from '../words';
import type { GameName as TableGame } from '../table/game-names';
import type { GameName } from './types';

/** A game's name in the language. */
export const gameName = (game: GameName) =>
  ({ shelem: m.game_shelem, rummy: m.game_rummy, shithead: m.game_shithead })[game]();

/** Where the game of a table is taught. */
export const lessonsOf = (game: TableGame) => `/learn/${game === 'shelem2' ? 'shelem' : game}`;

const SHELEM = [m.learn_you, m.learn_right, m.learn_partner, m.learn_left];
const OTHERS = [m.learn_you, m.learn_sara, m.learn_reza, m.learn_mina];

/** Who sits at a lesson's table. */
export const lessonSeat = (game: string | undefined, seat: number) =>
  isolate(((game === 'shelem' ? SHELEM : OTHERS)[seat] ?? m.learn_you)());

/** A card as it is spoken, a joker among them that is neither big nor small. */
export const spokenCard = (card: string) => (card === 'XX' ? m.joker() : cardName(card));

export const cardsIn = (text: string | undefined) => (text ? text.split(' ') : []);
