import { expect, it } from 'vitest';
import type { Command, Handlers, Link, Outcome } from '../net/socket';
import { fixture } from '../test-fixtures';
import type { Place } from './place';
import { TableStore } from './store.svelte';

const sent: Command[] = [];
let answer: (outcome: Outcome) => void;
let handlers: Handlers;

const link: Link = {
  send: (command) => new Promise((resolve) => ((answer = resolve), sent.push(command))),
  close: () => {},
};

async function opened(): Promise<TableStore> {
  sent.length = 0;
  const store = new TableStore(async (given) => ((handlers = given), link), {} as Place);
  await Promise.resolve();
  show(7);
  return store;
}

function show(turn: number) {
  const view = fixture('auction');
  view.deal = { ...view.deal!, turn };
  handlers.message({ t: 'update', events: [], view: { ...view, seq: turn } });
}

it('a turn is acted in once, however often it is pressed', async () => {
  const store = await opened();
  void store.act('pass');
  expect(store.busy).toBe(true);
  expect(await store.act('pass')).toBe(false);
  expect(sent).toHaveLength(1);
});

it('the next turn can be acted in before the last one was answered', async () => {
  const store = await opened();
  void store.act('pass');
  show(8);
  expect(store.busy).toBe(false);
  void store.act('100');
  expect(sent).toMatchObject([{ turn: 7 }, { turn: 8, action: '100' }]);
});

it('a late answer leaves the turn that is shown alone', async () => {
  const store = await opened();
  const first = store.act('pass');
  const answerFirst = answer;
  show(8);
  void store.act('100');
  answerFirst({ ok: true });
  expect(await first).toBe(true);
  expect(store.busy).toBe(true);
});

it('what was refused can be tried again', async () => {
  const store = await opened();
  const first = store.act('pass');
  answer({ ok: false, reason: { code: 'not_your_turn', text: 'not your turn', params: {} } });
  expect(await first).toBe(false);
  expect(store.busy).toBe(false);
});
