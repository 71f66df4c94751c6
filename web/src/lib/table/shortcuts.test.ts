import { expect, it, vi } from 'vitest';
import { digitKeys, press } from './shortcuts';

const key = (given: Partial<KeyboardEvent>) =>
  ({ ctrlKey: false, altKey: false, metaKey: false, repeat: false, target: null, ...given }) as KeyboardEvent;

it('does what a key stands for by its place, and the question mark by its sign', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('HTMLInputElement', class {});
  const done: string[] = [];
  const shortcuts = { KeyS: () => done.push('s'), '?': () => done.push('?'), ...digitKeys(2, (digit) => done.push(`${digit}`)) };
  press(key({ key: 'س', code: 'KeyS' }), shortcuts);
  press(key({ key: '؟', code: 'Slash' }), shortcuts);
  press(key({ key: '۲', code: 'Digit2' }), shortcuts);
  press(key({ key: '1', code: 'Numpad1' }), shortcuts);
  expect(done).toEqual(['s', '?', '2', '1']);
  press(key({ key: '3', code: 'Digit3' }), shortcuts);
  press(key({ key: 's', code: 'KeyS', ctrlKey: true }), shortcuts);
  press(key({ key: 's', code: 'KeyS', repeat: true }), shortcuts);
  vi.stubGlobal('document', { querySelector: () => ({}) });
  press(key({ key: 's', code: 'KeyS' }), shortcuts);
  expect(done).toHaveLength(4);
  vi.unstubAllGlobals();
});
