import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MOST_LETTERS, packRecord, recordIn } from './packed';
import { fragmentOf, positionOf } from './position';

const GOLDEN = fileURLToPath(new URL('../../../../tests/golden', import.meta.url));
const sample = () => readFileSync(`${GOLDEN}/sample-001.barg`, 'utf8');

it('a position is what its fragment says', () => {
  const place = { deal: 3, action: 17, seat: 1 };
  expect(fragmentOf(place)).toBe('#deal=3&action=17&seat=1');
  expect(positionOf('#deal=3&action=17&seat=1')).toEqual(place);
  expect(fragmentOf({ ...place, seat: null })).toBe('#deal=3&action=17');
});

it.each(['', '#', '#deal=-1&action=x&seat=', '#deal=1e9', '#deal=99999999999', '#%%%'])('%j is the start', (fragment) => {
  expect(positionOf(fragment)).toEqual({ deal: 0, action: 0, seat: null });
});

it('a record in a link comes out as it went in', async () => {
  const packed = await packRecord(sample());
  expect(packed?.length).toBeLessThan(MOST_LETTERS);
  expect(await recordIn(`#deal=0&action=3&${packed}`)).toBe(sample());
});

it('a damaged link is told from one without a record', async () => {
  const packed = (await packRecord(sample())) ?? '';
  expect(await recordIn('#deal=1')).toBeNull();
  expect(await recordIn(`#${packed.slice(0, -30)}`)).toBe('');
  expect(await recordIn('#record=%%')).toBe('');
});

it('what is too long for a link is not packed', async () => {
  const noise = Array.from({ length: 60_000 }, (_, i) => String.fromCharCode(33 + ((i * i * 31 + i * 17) % 89))).join('');
  expect(await packRecord(noise + crypto.getRandomValues(new Uint32Array(9000)).join())).toBeNull();
});
