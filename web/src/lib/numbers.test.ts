import { beforeEach, expect, it } from 'vitest';
import { isolate, num, parseNumber, signed } from './numbers';
import { settings } from './settings.svelte';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

beforeEach(() => settings.use('fa'));

it('writes the digits of the language', () => {
  expect(num(165)).toBe('۱۶۵');
  settings.use('en');
  expect(num(165)).toBe('165');
});

it('keeps a sign before its number in right-to-left sentences', () => {
  expect(signed(120)).toBe('\u2066+۱۲۰\u2069');
  expect(plain(signed(-240))).toBe('−۲۴۰');
  expect(plain(signed(0))).toBe('۰');
});

it('reads Latin, Persian and Arabic digits', () => {
  expect(parseNumber(' ۱۲۰ ')).toBe(120);
  expect(parseNumber('١٢٠')).toBe(120);
  expect(parseNumber('120')).toBe(120);
  expect(parseNumber('12a')).toBeNull();
  expect(parseNumber('')).toBeNull();
});

it('a text cannot end the isolate that it stands in, nor leave one open', () => {
  expect(isolate('Sara')).toBe('\u2068Sara\u2069');
  expect(isolate('\u2069\u202eevil')).toBe('\u2068\u202eevil\u2069');
  expect(isolate('\u2067open')).toBe('\u2068\u2067open\u2069\u2069');
  expect(isolate(isolate('Sara'))).toBe('\u2068\u2068Sara\u2069\u2069');
});
