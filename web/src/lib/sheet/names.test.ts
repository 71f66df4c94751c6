import { expect, it } from 'vitest';
import cases from './cases.json';
import { normaliseName } from './names';

it.each(cases.names as [string, string][])('%j is %j, as the server has it', (text, name) => {
  expect(normaliseName(text)).toBe(name);
});
