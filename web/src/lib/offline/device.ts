import { download } from '../sheet/download';
import { settings } from '../settings.svelte';
import type { Place } from '../table/place';
import type { OfflineAnswer, OfflineAsk } from '../protocol';
import { toasts } from '../toasts.svelte';
import { m } from '../paraglide/messages';
import { endEngine, engineOf } from './engine';
import { DeviceLink, TableFault } from './link';
import { packToUse } from './pack';
import { deviceTables } from './tables.svelte';

export { endEngine };
export const engine = () => engineOf(packToUse);

/** One question to the worker; the answer to another is a fault of ours. */
async function ask<Is extends OfflineAnswer['is']>(question: OfflineAsk, is: Is) {
  const answer = await (await engine()).ask(question);
  if (answer.is === 'not_done') throw new TableFault(answer.reason);
  if (answer.is !== is) throw new TypeError(`${question.do} was answered by ${answer.is}`);
  return answer as Extract<OfflineAnswer, { is: Is }>;
}

/** Deals a new match against bots on this device; null where the device does not keep it. */
export async function makeTable(name: string, preset?: string): Promise<string | null> {
  const rules = preset === undefined ? {} : { preset };
  const wanted = { game: settings.game, players: settings.players, rules };
  const { table, log } = await ask({ do: 'make', wanted, name }, 'made');
  return deviceTables.add(table, log) === 'kept' ? table : null;
}

export const openTable = (id: string) =>
  DeviceLink.open(id, {
    tables: deviceTables,
    engine,
    onfull: () => toasts.show(m.offline_full()),
    pace: () => settings.pace,
  });

export const saveText = (id: string, text: string) =>
  download(new Blob([text], { type: 'text/plain' }), `barg-table-${id}.txt`);

export const DEVICE: Place = {
  path: (table) => `/offline/${table}`,
  replay: () => null,
  recordPath: () => null,
  record: async (table) => (await ask({ do: 'take_record', table }, 'record')).text,
  hints: false,
  games: async () => (await ask({ do: 'list_games' }, 'games')).games,
};
