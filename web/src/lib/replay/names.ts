import { seatName } from '../words';
import { isolate, num } from '../numbers';
import { m } from '../paraglide/messages';

/** How our server names a bot, and a player without a name, in a record. */
const BOT = /^Bot (\d) \(\w+\)$/;
const PLAYER = /^Player (\d)$/;
const SEAT = { name: '', level: null, online: true, ready: false };

/** A player's name as the record has it; those that the server made up in the language. */
export function playerName(players: readonly string[], seat: number): string {
  const name = players[seat]?.trim() ?? '';
  const bot = BOT.exec(name);
  if (bot) return seatName({ ...SEAT, kind: 'bot', seat: Number(bot[1]) - 1 });
  if (!name || PLAYER.test(name)) return m.replay_player({ number: num(seat + 1) });
  return name;
}

/** For use inside a sentence. */
export const spokenPlayer = (players: readonly string[], seat: number) => isolate(playerName(players, seat));
