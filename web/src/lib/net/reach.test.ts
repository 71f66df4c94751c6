import { expect, it } from 'vitest';
import { isLoopback } from './reach';

it.each([
  ['http://localhost:8000', true],
  ['http://127.0.0.1:8000', true],
  ['http://[::1]:8000', true],
  ['http://192.168.1.7:8000', false],
  ['http://127.example.org', false],
  ['https://barg.example.org', false],
])('%s', (address, only) => {
  expect(isLoopback(new URL(address).hostname)).toBe(only);
});
