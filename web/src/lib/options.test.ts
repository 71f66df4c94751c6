import { beforeEach, expect, it } from 'vitest';
import { fewValues, valueText } from './options';
import type { OptionInfo } from './protocol';
import { settings } from './settings.svelte';

const words = { en: '', fa: '' };

function number(low: number, high: number, step: number, optional = false): OptionInfo {
  return { name: 'one', kind: 'int', label: words, help: words, low, high, step, optional, choices: [], rows: [], off: null, group: 'play' };
}

beforeEach(() => settings.use('fa'));

it('offers a number with few values as a choice of just these', () => {
  expect(fewValues(number(0, 2, 2))).toEqual([0, 2]);
  expect(fewValues(number(10, 15, 5))).toEqual([10, 15]);
  expect(fewValues(number(5, 230, 5))).toBeNull();
  expect(fewValues(number(0, 2, 2, true))).toEqual([0, 2]);
});

it('reads values in words', () => {
  const jokers = number(0, 2, 2);
  expect([0, 2].map((value) => valueText(jokers, value))).toEqual(['هیچ', '۲']);
  expect(valueText(number(0, 100_000, 5), 0)).toBe('۰');
  expect([true, false, null].map((value) => valueText(jokers, value))).toEqual(['بله', 'نه', 'خاموش']);
  expect(valueText({ ...jokers, off: { en: 'Never', fa: 'هیچ‌وقت' } }, null)).toBe('هیچ‌وقت');
});

it('reads a table row by row', () => {
  const choices = [{ value: 'burn', label: { en: 'Burns', fa: 'می‌سوزاند' } }];
  const table: OptionInfo = { ...number(0, 0, 1), kind: 'table', rows: ['2', '10'], choices };
  expect(valueText(table, '2:burn 10:burn')).toBe('۲: می‌سوزاند؛ ۱۰: می‌سوزاند');
  expect(valueText(table, '')).toBe('هیچ');
});
