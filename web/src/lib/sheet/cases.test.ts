import { describe, expect, it } from 'vitest';
import cases from './cases.json';
import { conflictOf, settingsOf } from './rules';
import { rummyScores, rummyTarget, rummyWinners } from './rummy';
import { shelemScores, shelemWinners, totalOf } from './shelem';
import { rowOfOrder, shitheadDealer, shitheadScores, shitheadWinners } from './shithead';
import type { Contract, GameName, Settings } from './types';

interface Named {
  preset?: string;
  [option: string]: Settings[string] | undefined;
}
type Numbers = number[];
type ShelemDeal = [number, Contract, number, Numbers, Numbers, Numbers];
type RummyDeal = [number, string[], boolean, Numbers, Numbers, Numbers];
type ShitheadDeal = [Numbers, number, Numbers, Numbers, number, Numbers];
const rules = cases as unknown as {
  shelem: ['shelem' | 'shelem2', Named, number, ShelemDeal[]][];
  rummy: [number, Named, number, RummyDeal[]][];
  shithead: [number, Named, ShitheadDeal[]][];
  contradictions: [GameName, number, Named, string | null][];
};

const DEFAULTS: Record<GameName, string> = {
  shelem: 'bazito',
  shelem2: 'bazito',
  rummy: 'rim',
  shithead: 'persian',
};
function split(game: GameName, { preset = DEFAULTS[game], ...changes }: Named): [string, Settings] {
  return [preset, changes as Settings];
}
const plus = (before: Numbers, scores: Numbers) => before.map((total, i) => total + (scores[i] ?? 0));

describe('the sheet reckons as the rules do', () => {
  it.each(rules.shelem)('%s %j', (game, named, total, deals) => {
    const settings = settingsOf(game, ...split(game, named));
    expect(totalOf(settings)).toBe(total);
    for (const [declarer, contract, taken, before, scores, winners] of deals) {
      const row = { declarer, contract, taken };
      const players = game === 'shelem' ? 4 : 2;
      expect(shelemScores(settings, row, before), JSON.stringify(row)).toEqual(scores);
      expect(shelemWinners(settings, players, row, plus(before, scores)), JSON.stringify(row)).toEqual(winners);
    }
  });

  it.each(rules.rummy)('rummy of %i %j', (players, named, target, deals) => {
    const settings = settingsOf('rummy', ...split('rummy', named));
    expect(rummyTarget(settings, players)).toBe(target);
    for (const [out, left, double, before, scores, winners] of deals) {
      const row = { out: out < 0 ? null : out, left, double };
      expect(rummyScores(settings, row), JSON.stringify(row)).toEqual(scores);
      expect(rummyWinners(settings, plus(before, scores))).toEqual(winners);
    }
  });

  it.each(rules.shithead)('shithead of %i %j', (players, named, deals) => {
    const settings = settingsOf('shithead', ...split('shithead', named));
    for (const [order, dealer, before, after, next, winners] of deals) {
      const row = rowOfOrder(settings, players, order);
      const totals = plus(before.slice(0, -1), shitheadScores(players, row));
      expect([...totals, (before.at(-1) ?? 0) + 1]).toEqual(after);
      expect(shitheadDealer(settings, players, row, dealer)).toBe(next);
      expect(shitheadWinners(settings, players, totals, after.at(-1) ?? 0)).toEqual(winners);
    }
  });

  it.each(rules.contradictions)('%s of %i, %j: %s', (game, players, named, option) => {
    expect(conflictOf(game, players, ...split(game, named))).toBe(option);
  });
});
