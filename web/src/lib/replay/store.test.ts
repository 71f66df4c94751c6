import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, api } from '../net/api';
import type { Replayed, ShelemFrame } from '../protocol';
import { ReplayStore } from './store.svelte';

const frame = {} as ShelemFrame;

function match(deal: number, seat: number | null): Replayed {
  const steps = [0, 1, 2].map((who) => ({ seat: who, action: 'pass', card: null }));
  const deals = [0, 1].map(() => ({ dealer: 0, actions: 3, totals: [0, 0], finished: true }));
  return { game: 'shelem', players: ['A', 'B', 'C', 'D'], deals, deal, seat, steps, frames: [frame, frame, frame, frame] } as Partial<Replayed> as Replayed;
}

const asked = vi.spyOn(api, 'replay');
let store: ReplayStore;

beforeEach(async () => {
  asked.mockReset().mockImplementation(async (_, deal, seat) => match(deal, seat));
  store = new ReplayStore();
  await store.open('a record', { deal: 0, action: 9, seat: null });
});
afterEach(() => store.close());

it('an action beyond the end is the end', () => expect(store.position).toEqual({ deal: 0, action: 3, seat: null }));

it('steps over the borders of deals', async () => {
  await store.move(1);
  expect(store.position).toEqual({ deal: 1, action: 0, seat: null });
  await store.move(-1);
  expect(store.position).toEqual({ deal: 0, action: 3, seat: null });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('stops at both ends of the match', async () => {
  await store.go({ deal: 0, action: 0, seat: null });
  await store.move(-1);
  expect(store.position.action).toBe(0);
  await store.go({ deal: 1, action: 3, seat: null });
  await store.move(1);
  expect(store.position).toEqual({ deal: 1, action: 3, seat: null });
  expect(store.atEnd).toBe(true);
});

it('a step while a deal is on its way is one in that deal', async () => {
  void store.go({ deal: 1, action: 0, seat: 2 });
  await store.move(1);
  expect(store.position).toEqual({ deal: 1, action: 1, seat: 2 });
});

it('a link names the place that was asked for, not the one before it', async () => {
  void store.go({ deal: 1, action: 0, seat: null });
  void store.move(1);
  void store.move(1);
  expect(await store.settled()).toEqual({ deal: 1, action: 2, seat: null });
});

it('a wrong record leaves the open match where it was', async () => {
  const reason = { code: 'json_value', text: 'not JSON', params: {} };
  asked.mockRejectedValueOnce(new ApiError({ reason, deal: null, action: null, text: null }, 400));
  expect(await store.open('no record')).toBe(false);
  expect(store.fault?.reason.text).toBe('not JSON');
  expect(store.match?.deals).toHaveLength(2);
  expect(store.text).toBe('a record');
});

it('plays by itself until the end', async () => {
  vi.useFakeTimers();
  await store.go({ deal: 1, action: 1, seat: null });
  store.play();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([store.action, store.playing]).toEqual([3, false]);
  vi.useRealTimers();
});
