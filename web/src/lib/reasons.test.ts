import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { KNOWN_CODES, reasonText } from './reasons';
import { KNOWN_WHYS, whyText } from './table/hint';
import { KNOWN_CONFLICTS } from './option-reasons';
import { settings } from './settings.svelte';

const SOURCES = fileURLToPath(new URL('../../../src/barg', import.meta.url));

const MAKERS = 'IllegalAction|NotationError|DeckError|RecordError|no_record|Refusal|Reason';

function codesOfTheServer(made = MAKERS): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const texts = files
    // What the terminal client and the command line say to themselves comes over no wire.
    .filter((name) => name.endsWith('.py') && !/^(terminal|cli|solver)\//.test(name))
    .map((name) => readFileSync(`${SOURCES}/${name}`, 'utf8'));
  const pattern = new RegExp(`(?:${made})\\(\\s*"([a-z_]+)"`, 'g');
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1]!)))];
}

/** What fills the sentences about a record. */
const OF_RECORDS = {
  ...{ action: 'x', byte: 7, bytes: 8, card: '7Q', column: 3, field: 'deck', game: 'hokm', known: 'shelem', last: 3 },
  ...{ line: 2, name: 'x', number: '9', option: 'target', version: 2, wanted: 52 },
};

beforeEach(() => settings.use('fa'));

it('every code of the rules, the tables and the server has a sentence', () => {
  expect(codesOfTheServer().filter((code) => !KNOWN_CODES.includes(code))).toEqual([]);
});

it('every code of a record’s readers has a sentence', () => {
  const readers = readFileSync(`${SOURCES}/record_errors.py`, 'utf8');
  const codes = [...readers.matchAll(/"((?:json|record)_[a-z]+)"/g)].map((found) => found[1]!);
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => !KNOWN_CODES.includes(code))).toEqual([]);
});

it('every conflict of options has a sentence', () => {
  const games = ['shelem', 'rummy', 'shithead'].map((name) => readFileSync(`${SOURCES}/${name}/rules.py`, 'utf8'));
  const options = games.flatMap((text) => [...text.matchAll(/OptionError\(\s*"(\w+)"/g)].map((found) => found[1]!));
  expect(options.length).toBeGreaterThan(10);
  expect(options.filter((option) => !KNOWN_CONFLICTS.includes(option))).toEqual([]);
});

it('Persian is said in Persian: the only Latin words are of a file’s notation', () => {
  const params = { cards: '7H', top: 'TS', suit: 'S', why: 'unknown', ...OF_RECORDS };
  const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
  for (const code of KNOWN_CODES) {
    const said = reasonText({ code, text: 'said so', params });
    expect(said, code).toMatch(/[آ-ی]/);
    expect(said.replace(isolated, ''), code).not.toMatch(/said so|[A-Za-z]+ [A-Za-z]+/);
  }
});

it.each(['fa', 'en'] as const)('no sentence of %s is empty or lacks what fills it', (locale) => {
  settings.use(locale);
  const params = { cards: '7H XX', top: 'TS', bid: 100, points: 5, count: 2, least: 30, laid: 10, suit: 'S', ...OF_RECORDS };
  for (const code of KNOWN_CODES) {
    const said = reasonText({ code, text: 'said so', params: { ...params, low: 2, high: 7 } });
    expect(said, code).toMatch(/\S{2}/);
    expect(said, code).not.toMatch(/undefined|NaN|\{/);
  }
});

it.each(['fa', 'en'] as const)('every reason of a hint has a sentence in %s', (locale) => {
  settings.use(locale);
  expect(KNOWN_WHYS.toSorted()).toEqual(codesOfTheServer('Why').toSorted());
  const params = { cards: 'TH', bid: '100', points: 5, count: 2, percent: 80, left: 7, suit: 'S' };
  for (const code of KNOWN_WHYS) {
    const said = whyText({ code, text: 'said so', params });
    expect(said, code).toMatch(/\S{2}/);
    expect(said, code).not.toMatch(/undefined|NaN|\{|said so/);
  }
});

it('fills in what the server gives', () => {
  const reason = { code: 'follow_suit', text: 'must follow suit: hearts', params: { suit: 'H' } };
  expect(reasonText(reason)).toContain('دل');
});

it('says how many cards are laid away, and names jokers', () => {
  expect(reasonText({ code: 'discard_first', text: '', params: { count: 6 } })).toContain('۶');
  expect(reasonText({ code: 'discard_count', text: '', params: { count: 4 } })).toContain('۴');
  expect(reasonText({ code: 'name_trump', text: '', params: { cards: 'XR' } })).toContain('جوکر بزرگ');
  expect(reasonText({ code: 'not_held', text: '', params: { cards: 'XB 2H' } })).toContain('جوکر کوچک، دو دل');
});

it('an unknown code keeps the server’s words', () => {
  expect(reasonText({ code: 'brand_new', text: 'Some reason.', params: {} })).toBe('Some reason.');
});
