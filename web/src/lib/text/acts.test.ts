import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { actWords, readAction } from './acts';

const GOLDEN = fileURLToPath(new URL('../../../../tests/golden', import.meta.url));

function everyAction(): string[] {
  const found = new Set(['block', 'keep', 'pickup 4C 4D', 'meld run 9D XX XX', 'layoff 0 7S low', 'play XR H', 'trump nars']);
  for (const name of readdirSync(GOLDEN).filter((one) => one.endsWith('.barg'))) {
    const record = JSON.parse(readFileSync(`${GOLDEN}/${name}`, 'utf8')) as { deals: { actions: string[] }[] };
    for (const deal of record.deals) for (const action of deal.actions) found.add(action);
  }
  return [...found];
}

beforeEach(() => settings.use('en'));

it('every action of the golden records can be said in both languages', () => {
  const actions = everyAction();
  expect(actions.length).toBeGreaterThan(500);
  for (const locale of ['fa', 'en'] as const) {
    settings.use(locale);
    for (const action of actions) {
      if (!/^(pass|accept|decline)$/.test(action)) expect(actWords(action), action).not.toBe(action);
      expect(actWords(action), action).not.toMatch(/undefined|NaN|\{|^\s*$/);
      if (locale === 'fa') expect(actWords(action), action).not.toMatch(/[A-Za-z0-9]/);
    }
  }
});

it('says what is meant', () => {
  expect(actWords('play XR H')).toBe('Play big joker (Trump: hearts)');
  expect(actWords('layoff 1 7S low')).toMatch(/seven of spades .* low end of meld 2/);
  expect(actWords('dance')).toBe('dance');
});

it.each([
  ['ah', 'play AH'],
  [' 10h ', 'play TH'],
  ['۱۲۰', 'bid 120'],
  ['PLAY xx', 'play XX'],
  ['meld 4h 5h  6h', 'meld 4H 5H 6H'],
  ['trump s', 'trump S'],
  ['layoff 0 7s low', 'layoff 0 7S low'],
  ['Pass', 'pass'],
  ['', ''],
])('reads %j as %j', (typed, expected) => expect(readAction(typed)).toBe(expected));
