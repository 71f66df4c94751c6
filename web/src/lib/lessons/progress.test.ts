import { expect, it } from 'vitest';
import { empty, isNewer, read, withDone, withStep } from './progress';

it('what is kept is read again', () => {
  const progress = withDone(withStep(withStep(empty(), 'shelem/words', 2), 'rummy/runs', 1), 'shelem/words');
  expect(progress).toEqual({ version: 1, done: ['shelem/words'], steps: { 'rummy/runs': 1 } });
  expect(read(JSON.stringify(progress))).toEqual(progress);
});

it('a lesson is done once, however often', () => {
  expect(withDone(withDone(empty(), 'shelem/words'), 'shelem/words').done).toEqual(['shelem/words']);
});

it.each([null, '', 'no JSON', '[]', '7', '"x"', 'null', '{}', '{"version":0,"done":["shelem/words"]}'])(
  'what is no progress is read as none: %s',
  (text) => expect(read(text)).toEqual(empty()),
);

it('of a damaged store the sound part is kept', () => {
  const text = JSON.stringify({
    version: 1,
    done: ['shelem/words', 'shelem/words', 7, null, '<b>', 'a/b/c', '../x'],
    steps: { 'rummy/runs': 3, 'rummy/sets': -1, 'rummy/aces': 1e9, 'rummy/jokers': 'x', bad: 1 },
  });
  expect(read(text)).toEqual({ version: 1, done: ['shelem/words'], steps: { 'rummy/runs': 3 } });
  expect(read('{"version":1,"done":{},"steps":[]}')).toEqual(empty());
});

it('the store of a newer version is known', () => {
  expect(isNewer('{"version":2}')).toBe(true);
  expect([null, '{"version":1}', 'x', '[]'].map(isNewer)).toEqual([false, false, false, false]);
});
