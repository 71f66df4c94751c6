import { beforeEach, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { faultText } from './faults';
import { playerName } from './names';
import { actionWords, stepWords } from './words';

beforeEach(() => settings.use('en'));

it.each([
  ['shelem', 'bid 120', 'bids 120'],
  ['shelem', 'pass', 'Pass'],
  ['shelem', 'discard 3C 2S', 'buries three of clubs, two of spades'],
  ['shelem', 'discard', 'buries cards'],
  ['shelem', 'trump H', 'trump: hearts'],
  ['shelem2', 'play XR H', 'big joker, trump: hearts'],
  ['rummy', 'draw stock', 'draws from the stock'],
  ['rummy', 'meld run 9D XX XX', 'melds nine of diamonds, joker, joker'],
  ['rummy', 'layoff 0 7S low', 'lays off on meld 1: seven of spades'],
  ['rummy', 'exchange 1 KS', 'takes the joker of meld 2 for king of spades'],
  ['rummy', 'knock', 'is out'],
  ['shithead', 'swap 5H 9C', 'gives five of hearts for nine of clubs'],
  ['shithead', 'swap row 0', 'takes row 1 for the hand'],
  ['shithead', 'blind 0', 'turns a blind card'],
  ['shithead', 'pickup', 'picks up the pile'],
] as const)('%s: %s', (game, action, said) => expect(actionWords(game, action)).toBe(said));

it('names what came to light', () => {
  expect(actionWords('rummy', 'draw stock', 'KD')).toBe('draws king of diamonds');
  expect(actionWords('rummy', 'draw discard', '4H')).toBe('takes four of hearts');
  expect(actionWords('shithead', 'blind 2', 'XX')).toBe('turns joker');
});

it('an action of a later version stays as it is written', () => {
  expect(actionWords('rummy', 'fly 7S')).toContain('fly 7S');
});

it('says who, in the language', () => {
  settings.use('fa');
  const step = { seat: 1, action: 'play 7S', card: null };
  expect(stepWords({ game: 'shelem', players: ['', 'سارا', '', ''] }, step)).toMatch(/سارا.*هفت پیک/);
});

it('names that the server made up are said in the language', () => {
  settings.use('fa');
  expect(playerName(['Player 1', 'Bot 2 (club)', '', 'Ali'], 0)).toBe('بازیکن ۱');
  expect(playerName(['', 'Bot 2 (club)'], 1)).not.toMatch(/Bot/);
  expect(playerName(['', '', '', 'Ali'], 3)).toBe('Ali');
});

it('a fault names its place, counted from one', () => {
  const reason = { code: 'follow_suit', text: 'must follow suit: hearts', params: { suit: 'H' } };
  const said = faultText({ reason, deal: 0, action: 10, text: 'play 8D' });
  expect(said).toMatch(/Deal 1, action 11 \(.play 8D.\)/);
  expect(said).toMatch(/hearts/);
});

const fault = (code: string, params: Record<string, string | number>, deal: number | null = null) =>
  faultText({ reason: { code, text: 'server’s words', params }, deal, action: null, text: null });

it('what is no record is said in English as the command line says it', () => {
  settings.use('en');
  const json = { line: 3, column: 7 };
  expect(fault('json_value', json)).toBe(
    'This is no record that can be replayed (not JSON: Expecting value at line 3, column 7).',
  );
  expect(fault('deck_size', { wanted: 52, count: 51, field: 'deck' }, 0)).toMatch(
    /^Deal 1: .deck.: a deck has 52 cards here, not 51$/,
  );
});

it('what is no record is said in Persian with its line, its deal and its action', () => {
  settings.use('fa');
  expect(fault('json_value', { line: 3, column: 7 })).toMatch(/سطر ۳، ستون ۷/);
  expect(fault('record_text', { in_deal: 0, in_action: 3 })).toMatch(/\(دور ۱، حرکت ۴: باید متن باشد\)/);
  expect(fault('record_lacks', { in_deal: 1, name: 'deck' })).toMatch(/دور ۲: بخش «.deck.» را ندارد/);
  expect(fault('record_option', { option: 'target', why: 'value', low: 1, high: 10 })).toMatch(
    /rules: target.: باید عددی از ۱ تا ۱۰ باشد\)/,
  );
});
