import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShelemView } from '../protocol';
import { dealOf, fixture } from '../test-fixtures';
import { Stage } from './stage.svelte';

/** The deal as it was when so many cards had been played. */
function after(deal: ShelemView, plays: number): ShelemView {
  const tricks = deal.tricks.slice(0, Math.floor(plays / 4));
  const open = deal.tricks[tricks.length];
  return {
    ...deal,
    tricks,
    trick: open ? open.cards.slice(0, plays % 4) : [],
    leader: open?.leader ?? deal.leader,
  };
}

const cards = (stage: Stage) => stage.laid.map((play) => play.card);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the running trick at once when one comes to the table', () => {
  const deal = dealOf(fixture('play'));
  const stage = new Stage();
  stage.show(deal, true);
  expect(cards(stage)).toEqual(deal.trick);
  expect(stage.idle).toBe(true);
});

it('lays a burst card by card and keeps the full trick in sight', async () => {
  const deal = dealOf(fixture('made'));
  const stage = new Stage();
  stage.show(after(deal, 1), true);
  stage.show(after(deal, 4), false);
  await vi.advanceTimersByTimeAsync(500);
  expect(cards(stage)).toEqual(deal.tricks[0]!.cards);
  await vi.advanceTimersByTimeAsync(700);
  expect(cards(stage)).toEqual(deal.tricks[0]!.cards);
  await vi.advanceTimersByTimeAsync(400);
  expect(cards(stage)).toEqual([]);
  expect(stage.winner).toBe(deal.tricks[0]!.winner);
  expect(stage.idle).toBe(true);
});

it('is never waited for: acting finishes what is still to be shown', () => {
  const deal = dealOf(fixture('made'));
  const stage = new Stage();
  stage.show(after(deal, 0), true);
  stage.show(after(deal, 6), false);
  stage.hurry();
  expect(cards(stage)).toEqual(deal.tricks[1]!.cards.slice(0, 2));
});

it('jumps to another deal', () => {
  const deal = dealOf(fixture('made'));
  const stage = new Stage();
  stage.show(after(deal, 3), true);
  stage.show({ ...after(deal, 0), number: 1 }, false);
  expect(cards(stage)).toEqual([]);
});
