import { beforeEach, expect, it, vi } from 'vitest';
import { lastRules, rememberRules } from './last-rules';
import type { GameInfo, OptionInfo } from './protocol';
import { readRulesLink, rulesLink } from './rules-link';

const words = { en: '', fa: '' };
const option = (name: string, kind: OptionInfo['kind'], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name, kind, label: words, help: words, low: 0, high: 0, step: 1, optional: false,
  choices: [], rows: [], off: null, group: 'play', ...more,
});
const GAME: GameInfo = {
  name: 'shithead',
  seats: [2, 3, 4],
  default_preset: 'classic',
  presets: [
    { name: 'classic', label: words, help: words, values: { powers: '2:reset', deals: null, first: 'eldest', along: false, forfeit: null } },
    { name: 'persian', label: words, help: words, values: { powers: '', deals: 5, first: 'lowest', along: true, forfeit: null } },
  ],
  options: [
    option('powers', 'table', { rows: ['2', '10'], choices: ['reset', 'burn'].map((value) => ({ value, label: words })) }),
    option('deals', 'int', { low: 1, high: 100, optional: true }),
    option('first', 'choice', { choices: ['eldest', 'lowest'].map((value) => ({ value, label: words })) }),
    option('along', 'bool'),
    option('forfeit', 'text', { high: 20, optional: true }),
  ],
};
const read = (search: string) => readRulesLink(search, [GAME], 'shithead');

beforeEach(() => {
  const saved = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  });
});

it('opens just what it was made of', () => {
  const choice = {
    players: 3,
    preset: 'persian',
    changes: { powers: '2:burn 10:reset', deals: null, first: 'eldest', along: false, forfeit: 'چای & کیک' },
  };
  const link = rulesLink('shithead', choice);
  expect(link).toMatch(/^\/new\?game=shithead&players=3&preset=persian&/);
  expect(read(link.slice(4))).toEqual({ game: GAME, choice, dropped: [] });
});

it.each([
  ['game=chess', 'game=chess'],
  ['game=shithead&players=9', 'players=9'],
  ['players=', 'players='],
  ['preset=toString', 'preset=toString'],
  ['deals=0', 'deals=0'],
  ['deals=101', 'deals=101'],
  ['deals=5.5', 'deals=5.5'],
  ['first=', 'first='],
  ['along=true', 'along=true'],
  ['along=toString', 'along=toString'],
  ['powers=3:reset', 'powers=3:reset'],
  ['powers=2:reset 2:burn', 'powers=2:reset 2:burn'],
  ['powers=2', 'powers=2'],
  ['forfeit=a%0Ab', 'forfeit=a b'],
  ['__proto__=1', '__proto__=1'],
  [`colour=${'x'.repeat(99)}`, `colour=${'x'.repeat(33)}…`],
])('drops %s and says so', (search, told) => {
  const link = read(`?${search}`);
  expect(link?.dropped).toEqual([told]);
  expect(link?.choice).toEqual({ players: 2, preset: 'classic', changes: {} });
});

it('asks for nothing without a query', () => {
  expect(read('')).toBeNull();
});

it('what is as in the preset is no change, and tables come in the order of their rows', () => {
  expect(read('?deals=&powers=10:burn 2:reset')?.choice.changes).toEqual({ powers: '2:reset 10:burn' });
});

it('remembers the last rules of each game, and forgets what has become nonsense', () => {
  const choice = { players: 4, preset: 'persian', changes: { deals: 7 } };
  expect(lastRules(GAME)).toBeNull();
  rememberRules('shithead', choice);
  expect(lastRules(GAME)).toEqual(choice);
  for (const saved of ['[', '[]', '3', '{"shithead":5}', '{"shithead":"?deals=no"}', '{"shithead":""}']) {
    localStorage.setItem('barg.rules', saved);
    expect(lastRules(GAME)).toBeNull();
  }
});
