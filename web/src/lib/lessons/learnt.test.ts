import { expect, it } from 'vitest';
import { Learnt } from './progress.svelte';

/** The storage of a browser, which may be full. */
class Shelf {
  text: string | null = null;
  full = false;
  getItem = () => this.text;
  setItem = (_key: string, text: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.text = text;
  };
}

const done = (learnt: Learnt) => ['one', 'two', 'three'].filter((lesson) => learnt.isDone('shelem', lesson));

it('what a full device does not keep lasts as long as the page', () => {
  const shelf = new Shelf();
  const learnt = new Learnt(() => shelf);
  learnt.finish('shelem', 'one');
  shelf.full = true;
  learnt.finish('shelem', 'two');
  learnt.finish('shelem', 'three');
  expect(done(learnt)).toEqual(['one', 'two', 'three']);
  shelf.full = false;
  learnt.at('rummy', 'runs', 1);
  expect(done(new Learnt(() => shelf))).toEqual(['one', 'two', 'three']);
});

it('beside the store of a newer version progress lasts as long as the page, and the store stays', () => {
  const shelf = new Shelf();
  shelf.text = '{"version":2}';
  const learnt = new Learnt(() => shelf);
  learnt.finish('shelem', 'one');
  learnt.finish('shelem', 'two');
  expect(done(learnt)).toEqual(['one', 'two']);
  expect(shelf.text).toBe('{"version":2}');
});

it('two tabs keep what both have learnt', () => {
  const shelf = new Shelf();
  const [first, second] = [new Learnt(() => shelf), new Learnt(() => shelf)];
  first.finish('shelem', 'one');
  second.finish('shelem', 'two');
  first.at('rummy', 'runs', 2);
  expect(done(first)).toEqual(['one', 'two']);
  expect(new Learnt(() => shelf).step('rummy', 'runs')).toBe(2);
});

it('a finished lesson that is gone through again goes on where it was', () => {
  const shelf = new Shelf();
  const learnt = new Learnt(() => shelf);
  learnt.finish('shelem', 'one');
  learnt.at('shelem', 'one', 2);
  expect(new Learnt(() => shelf).step('shelem', 'one')).toBe(2);
  expect(done(learnt)).toEqual(['one']);
  learnt.finish('shelem', 'one');
  expect(learnt.step('shelem', 'one')).toBe(0);
});

it('storage that is closed stops nothing', () => {
  const learnt = new Learnt(() => {
    throw new DOMException('no', 'SecurityError');
  });
  learnt.finish('shelem', 'one');
  expect(done(learnt)).toEqual(['one']);
});
