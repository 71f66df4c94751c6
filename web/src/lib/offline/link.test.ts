import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkState } from '../net/socket';
import type { OfflineAnswer, OfflineAsk, ServerMessage, TableView } from '../protocol';
import { EngineFault } from './engine';
import { DeviceLink, TableFault } from './link';
import type { Entry, Written } from './tables.svelte';

const view = (seq: number) => ({ seq, game: 'rummy', status: 'playing', totals: [], seats: [], deal: null, seat: 0 }) as unknown as TableView;
const welcome: ServerMessage = { t: 'welcome', protocol: 1, version: '0', view: view(1) };
const update = (seq: number): ServerMessage => ({ t: 'update', events: [], view: view(seq) });
const happened = (messages: ServerMessage[], more: object = {}): OfflineAnswer => ({
  is: 'happened',
  log: [],
  messages,
  pause_ms: null,
  made: null,
  ...more,
});

let log: string[];
let written: Written;
let asked: OfflineAsk[];
let answers: (OfflineAnswer | Error)[];
let told: ServerMessage[];
let states: LinkState[];
let codes: number[];
let full: number;
let changed: () => void;

const tables = {
  get: (id: string): Entry | null =>
    log.length ? { id, kept: { version: 1, changed: 0, shown: null, log: [...log] } } : null,
  add: () => 'kept' as Written,
  append: (_: string, known: number, news: readonly string[]) => {
    if (!log.length) return 'gone';
    if (log.length !== known) return 'moved';
    if (written === 'kept') log.push(...news);
    return written;
  },
  follow: (_: string, listen: () => void) => {
    changed = listen;
    return () => {};
  },
};

const engine = async () => ({
  ask: async (ask: OfflineAsk) => {
    asked.push(ask);
    const answer = answers.shift() ?? happened([]);
    if (answer instanceof Error) throw answer;
    return answer;
  },
});

const open = () => DeviceLink.open('t', { tables, engine, onfull: () => full++, pace: () => 0.5 });
const attach = (link: DeviceLink) =>
  link.attach({
    message: (message) => told.push(message),
    state: (state) => states.push(state),
    ended: (code) => codes.push(code),
  });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [log, written, full] = [['made'], 'kept', 0];
  [asked, answers, told, states, codes] = [[], [], [], [], []];
});
afterEach(() => void vi.useRealTimers());

describe('the link to a table of the device', () => {
  it('opens it from its log and tells what is there', async () => {
    answers = [happened([welcome])];
    attach(await open());
    expect(asked).toEqual([{ do: 'open', table: 't', log: ['made'] }]);
    expect(told).toEqual([welcome]);
    expect(states).toEqual(['open']);
  });

  it('keeps what happens before it is told, and tells how a command ended', async () => {
    const reason = { code: 'stale', text: '', params: {} };
    answers = [
      happened([welcome]),
      happened([update(2), { t: 'done', id: 1 }], { log: ['acted'] }),
      happened([{ t: 'refused', id: 2, reason, view: view(2) }]),
    ];
    const link = attach(await open());
    expect(await link.send({ t: 'next' })).toEqual({ ok: true });
    expect(log).toEqual(['made', 'acted']);
    expect(await link.send({ t: 'next' })).toEqual({ ok: false, reason });
    expect(asked.slice(1)).toEqual([
      { do: 'say', table: 't', message: { t: 'next', id: 1 } },
      { do: 'say', table: 't', message: { t: 'next', id: 2 } },
    ]);
  });

  it('lets the table go on after its pause, at the pace of the person', async () => {
    answers = [happened([welcome], { pause_ms: 600 }), happened([update(2)], { log: ['acted'] })];
    attach(await open());
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked[1]).toEqual({ do: 'go_on', table: 't' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
    expect(told.at(-1)).toEqual(update(2));
  });

  it('opens the table anew where another window has gone on with it', async () => {
    answers = [happened([welcome]), happened([update(2)], { log: ['lost'] }), happened([welcome])];
    const link = attach(await open());
    log.push('theirs');
    expect(await link.send({ t: 'next' })).toEqual({ ok: false, lost: true });
    expect(asked.at(-1)).toEqual({ do: 'open', table: 't', log: ['made', 'theirs'] });
    expect(told).toEqual([welcome, welcome]);
    log.push('more');
    changed();
    await settled();
    expect(asked.at(-1)).toEqual({ do: 'open', table: 't', log: ['made', 'theirs', 'more'] });
  });

  it('comes back after the worker has failed', async () => {
    answers = [happened([welcome]), new EngineFault('gone'), happened([welcome])];
    const link = attach(await open());
    expect(await link.send({ t: 'next' })).toEqual({ ok: false, lost: true });
    expect(states).toEqual(['open', 'lost']);
    await vi.advanceTimersByTimeAsync(1500);
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(codes).toEqual([]);
  });

  it('goes on from memory where the device keeps no more, and says so once', async () => {
    answers = [
      happened([welcome]),
      happened([update(2)], { log: ['first'] }),
      happened([update(3)], { log: ['second'] }),
      new EngineFault('gone'),
    ];
    written = 'full';
    const link = attach(await open());
    for (let i = 0; i < 3; i++) await link.send({ t: 'next' });
    await vi.advanceTimersByTimeAsync(1500);
    expect(full).toBe(1);
    expect(asked.at(-1)).toEqual({ do: 'open', table: 't', log: ['made', 'first', 'second'] });
  });

  it('ends where the table has been deleted', async () => {
    answers = [happened([welcome]), happened([update(2)], { log: ['acted'] })];
    const link = attach(await open());
    log = [];
    expect(link.lost).toBeNull();
    await link.send({ t: 'next' });
    expect(codes).toEqual([4404]);
    expect(link.lost).toEqual(['made', 'acted']);
  });

  it('ends at once where another window deletes the table, and has all that happened', async () => {
    answers = [happened([welcome])];
    const link = attach(await open());
    log = [];
    changed();
    await settled();
    expect(codes).toEqual([4404]);
    expect(link.lost).toEqual(['made']);
  });

  it('does not open what is no table', async () => {
    answers = [{ is: 'not_done', reason: { code: 'log_broken', text: '', params: { place: 1 } } }];
    await expect(open()).rejects.toThrow(TableFault);
    log = [];
    await expect(open()).rejects.toThrow(TableFault);
  });
});
