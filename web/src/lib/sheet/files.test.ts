import { describe, expect, it } from 'vitest';
import { SheetError } from './check';
import { rummySheet, shelemSheet } from './examples.test-data';
import { fileText, readFile, readSheet, sheetText } from './files';
import { fragmentOf, LinkError, linkOf, sheetOfFragment } from './link';
import { problemText } from './problems';
import { MOST_DEALS } from './types';

const plain = () => JSON.parse(sheetText(shelemSheet())) as Record<string, unknown>;
const rows = () => plain().rows as Record<string, unknown>[];
const deals = (change: Record<string, unknown>) => ({ rows: [rows()[0], { ...rows()[1], ...change }] });
const rummy = (row: object, changes = {}) => ({ ...JSON.parse(sheetText(rummySheet(changes))), rows: [row] });
const shithead = (row: object) => ({ game: 'shithead', preset: 'classic', players: ['A', 'B', 'C'], changes: {}, rows: [row] });

/** What is told about a text that is no sheet. */
function problemOf(change: object): string {
  try {
    readSheet(JSON.stringify({ ...plain(), ...change }), 'x');
  } catch (error) {
    if (error instanceof SheetError) return `${error.message} | ${problemText(error)}`;
    throw error;
  }
  return '';
}

describe('what is read back', () => {
  it('is what was written', () => {
    const sheet = shelemSheet();
    expect(readSheet(sheetText(sheet), sheet.id)).toEqual(sheet);
    const rim = rummySheet({ scoring: 'penalty', jokers: 1 });
    expect(readFile(fileText([sheet, rim]))).toEqual({ sheets: [sheet, rim], problems: [] });
  });

  it.each([
    [{ version: 2 }, /version.*نو کنید/],
    [{ version: 0 }, /version.*نیست/],
    [{ game: 'poker' }, /game.*بازی.*poker/],
    [{ preset: 'mine' }, /preset.*قانون.*mine/],
    [{ preset: { toString: 1 } }, /preset.*قانون.*toString/],
    [{ players: ['A'] }, /players.*تعداد.*۱/],
    [{ players: ['A', 'B', 'C', '  '] }, /name.*نام/],
    [{ firstDealer: 4 }, /dealer.*دست‌دهنده.*۴/],
    [{ changes: { target: 'x' } }, /option.*امتیاز پایان/],
    [{ changes: { unknown: 1 } }, /option.*unknown/],
    [{ changes: { min_bid: 170 } }, /conflict.*کمترین خواندن/],
    [{ rows: {} }, /rows.*۲۰۰/],
    [{ rows: Array.from({ length: MOST_DEALS + 1 }, () => rows()[0]) }, /rows.*۲۰۰/],
    [{ rows: [null] }, /rows of deal 1/],
    [deals({ declarer: 4 }), /declarer of deal 2.*دور ۲، حاکم: .*۴/],
    [deals({ contract: 112 }), /contract of deal 2.*خواندن/],
    [deals({ contract: 'sar_shelem' }), /contract of deal 2/],
    [deals({ taken: 113 }), /taken of deal 2.*۱۱۳/],
    [deals({ taken: 170 }), /taken of deal 2/],
    [deals({ taken: 0 }), /taken of deal 2/],
    [deals({ dealer: -1 }), /dealer of deal 2/],
    [rummy({ out: 3, left: [0, 0, 0] }), /out of deal 1/],
    [rummy({ out: 0, left: [0, 0] }), /left of deal 1/],
    [rummy({ out: 0, left: [5, 0, 0] }), /left of deal 1/],
    [rummy({ out: 0, left: [0, -1, 0] }), /left of deal 1/],
    [rummy({ out: 0, left: [0, 'KKKKK', 0] }), /left of deal 1.*KKKKK/],
    [rummy({ out: 0, left: [0, 'X', 0] }, { jokers: 0 }), /left of deal 1/],
    [rummy({ out: 0, left: [0, 1, 0], double: true }), /double of deal 1/],
    [shithead({ loser: 3 }), /loser of deal 1/],
    [shithead({ loser: 1, winner: 1 }), /loser of deal 1/],
    [shithead({ loser: 1, order: [1, 2] }), /order of deal 1/],
    [shithead({ loser: 1, order: [0, 0] }), /order of deal 1/],
    [shithead({ loser: 1, winner: 0, order: [2, 0] }), /order of deal 1/],
  ])('%j is refused, and why', (change, problem) => expect(problemOf(change)).toMatch(problem));

  it('a broken sheet in a file does not keep the others out', () => {
    const text = fileText([shelemSheet(), rummySheet()]).replace('"rim_joker"', '"no_such"');
    const read = readFile(text);
    expect(read.sheets.map((sheet) => sheet.game)).toEqual(['shelem']);
    expect(read.problems.map(({ at, error }) => [at, error.field])).toEqual([[1, 'preset']]);
  });

  it.each(['version', 'preset'])('one whose %s is nested beyond all sense is told, and the others are read', (field) => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const broken = sheetText(shelemSheet()).replace(new RegExp(`"${field}":[^,]*`), `"${field}":${deep}`);
    const read = readFile(`{"format":"barg-sheets","version":1,"sheets":[${broken},${sheetText(rummySheet())}]}`);
    expect(read.sheets.map((sheet) => sheet.game)).toEqual(['rummy']);
    expect(read.problems.map(({ error }) => problemText(error))).toEqual([expect.stringMatching(/نیست|…/)]);
  });

  it.each(['', '{', '[]', '{"format":"other"}', '{"format":"barg-sheets","version":9,"sheets":[]}'])(
    'the file %j is refused',
    (text) => expect(() => readFile(text)).toThrow(SheetError),
  );
});

describe('a link', () => {
  it('holds all of a sheet', async () => {
    const sheet = shelemSheet();
    const link = await linkOf(sheet);
    const read = await sheetOfFragment(fragmentOf(`https://example.org${link}`));
    expect({ ...read, id: sheet.id }).toEqual(sheet);
    expect(link.length).toBeLessThan(500);
  });

  it('of the longest sheet stays short enough to send', async () => {
    const long = shelemSheet(Array.from({ length: MOST_DEALS }, (_, i) => ({ declarer: i % 4, contract: 100 + 5 * (i % 13), taken: 5 * (1 + ((i * 7) % 33)) })));
    expect((await linkOf(long)).length).toBeLessThan(8000);
  });

  it.each(['', '#', '#1', '#1%%%', '#2abc', '#1AAAA', '#1q1YqSy0qzszPU7JSSs5'])('%j is damaged', async (fragment) => {
    await expect(sheetOfFragment(fragment)).rejects.toThrow(LinkError);
  });

  it('that was cut short is damaged', async () => {
    const fragment = fragmentOf(await linkOf(shelemSheet()));
    await expect(sheetOfFragment(fragment.slice(0, -20))).rejects.toThrow(LinkError);
  });
});
