import { beforeEach, describe, expect, it } from 'vitest';
import fixtures from '../../../dev/fixtures.json';
import type { ShitheadView } from '../protocol';
import { settings } from '../settings.svelte';
import type { ShitheadTable } from '../table/games';
import { chosenWith, pickupOf, playAllOf, playOf } from './actions';
import { deedsOf, type Situation } from './deeds';
import { changeSentences, describeChange, describeTable, forfeitSentence, powersOf, resultSentence, turnOf } from './describe';
import { exchanged, swapAction } from './exchange';
import { topOf } from './pile';
import { PileStage } from './pile-stage.svelte';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

function table(name: keyof typeof fixtures): ShitheadTable & { deal: ShitheadView } {
  return structuredClone(fixtures[name]) as unknown as ShitheadTable & { deal: ShitheadView };
}

/** The table after one more action, with what it changed. */
function after(before: ShitheadTable & { deal: ShitheadView }, action: string, change: Partial<ShitheadView>, card: string | null = null) {
  const move = { seat: before.deal.to_act ?? 0, action, card };
  const deal = { ...before.deal, turn: before.deal.turn + 1, moves: [...before.deal.moves, move], ...change };
  return { ...before, deal };
}

beforeEach(() => settings.use('en'));

describe('what is chosen and what it does', () => {
  it('finds the action whatever the order of the taps', () => {
    const { deal } = table('sh-play');
    const legal = deal.legal.find((action) => action.split(' ').length === 3)!;
    const [, one, other] = legal.split(' ');
    expect(playOf(deal, [other!, one!])).toBe(legal);
    expect(playOf(deal, [])).toBeUndefined();
    expect(playAllOf(deal, one!.slice(0, -1))!.split(' ').length).toBeGreaterThan(2);
  });

  it('chooses cards of one rank, and begins anew with another', () => {
    const choose = (chosen: string[], key: string) => chosenWith(chosen, key, (one) => one.split('.')[0]!);
    expect(choose(['9C'], '9C.2')).toEqual(['9C', '9C.2']);
    expect(choose(['9C', '9D'], '9C')).toEqual(['9D']);
    expect(choose(['9C', '9D'], 'KH')).toEqual(['KH']);
  });

  it('takes face-up cards along with the pile where that is legal', () => {
    const { deal } = table('sh-row');
    const along = deal.legal.find((action) => action.startsWith('pickup '))!.split(' ').slice(1);
    expect(pickupOf(deal, along)).toBe(`pickup ${along.join(' ')}`);
    expect(pickupOf(deal, [])).toBe('pickup');
    expect(pickupOf(deal, ['2X'])).toBeUndefined();
  });

  it('offers what can be done, and asks before cards are picked up for nothing', () => {
    const { deal } = table('sh-play');
    const now: Situation = { deal, myTurn: true, cards: [], asked: false, exchanging: false, changed: false, chosen: 0 };
    expect(deedsOf(now).map(({ name, text, main }) => [name, text, main])).toEqual([['pickup', 'Pick up 8', false]]);
    expect(deedsOf({ ...now, asked: true })[0]!.text).toBe('Pick up 8: sure?');
    const [first] = deal.legal.find((action) => action.split(' ').length === 4)!.split(' ').slice(1);
    const names = deedsOf({ ...now, cards: [first!], chosen: 1 }).map(({ name, text }) => `${name}: ${text}`);
    expect(names).toEqual(['play: Play', 'all: All 3', 'pickup: Pick up 8']);
    expect(deedsOf({ ...now, myTurn: false })).toEqual([]);
    const only = table('sh-pickup').deal;
    expect(deedsOf({ ...now, deal: only })[0]).toMatchObject({ name: 'pickup', main: true });
  });

  it('keeps three of six, and takes a row for the hand', () => {
    const six = table('sh-keep').deal;
    const now: Situation = { deal: six, myTurn: true, cards: [], asked: false, exchanging: false, changed: false, chosen: 0 };
    expect(deedsOf(now)[0]).toMatchObject({ name: 'keep', disabled: true });
    const keep = deedsOf({ ...now, cards: six.hand.slice(2, 5).reverse() })[0]!;
    expect(keep).toMatchObject({ disabled: false, action: `keep ${six.legal.find((a) => six.hand.slice(2, 5).every((c) => a.includes(c)))!.slice(5)}` });
    const rows = deedsOf({ ...now, deal: table('sh-swap-row').deal }).map(({ action }) => action);
    expect(rows).toEqual(['', 'swap row 0', 'swap row 1']);
  });
});

describe('exchanges', () => {
  const start = { hand: ['3H', '6S', 'KD'], row: ['2C', 'TS', '4D'] };

  it('are put together and sent as one', () => {
    const one = exchanged(start, '3H', 'TS');
    expect(one).toEqual({ hand: ['TS', '6S', 'KD'], row: ['2C', '3H', '4D'] });
    expect(swapAction(start, exchanged(one, '6S', '2C'))).toBe('swap 3H 2C 6S TS');
  });

  it('that end where they began are none', () => {
    expect(swapAction(start, exchanged(exchanged(start, '3H', 'TS'), 'TS', '3H'))).toBeNull();
  });

  it('tell twins of two decks apart from strangers', () => {
    const twins = { hand: ['9C', '9C'], row: ['9C', '5H'] };
    expect(swapAction(twins, exchanged(twins, '9C', '9C'))).toBeNull();
    expect(swapAction(twins, exchanged(twins, '9C', '5H'))).toBe('swap 9C 5H');
  });
});

describe('the pile', () => {
  it('shows the top cards, cards alike, and what lies under transparent ones', () => {
    const powers = { '3': 'transparent' } as const;
    expect(topOf([], powers)).toEqual([]);
    expect(topOf(['4H', '5H', '6H', '7H', '8H'], powers)).toEqual(['5H', '6H', '7H', '8H']);
    expect(topOf(['KH', 'QH', '3H', '3D', '3C', '3S'], powers)).toEqual(['QH', '3H', '3D', '3C', '3S']);
    expect(topOf(['4H', '9H', '9D', '9C', '9S', '9H'], powers)).toHaveLength(5);
  });

  it('shows what burns before it goes', () => {
    const before = table('sh-play');
    const burned = after(before, 'play TH', { pile: [], burned: [...before.deal.burned, ...before.deal.pile, 'TH'] });
    const stage = new PileStage();
    stage.show(null, before);
    expect(stage.cards).toEqual(before.deal.pile);
    stage.show(before, burned);
    expect([stage.event, stage.cards.at(-1)]).toEqual(['burn', 'TH']);
    stage.show(burned, { ...burned });
    expect(stage.event).toBe('burn');
    stage.hurry();
    expect([stage.event, stage.cards]).toEqual([null, []]);
  });

  it('shows a blind card that does not go before it is picked up', () => {
    const before = table('sh-blind');
    before.deal.pile = ['KS'];
    const failed = after(before, 'blind 0', { pile: [] }, '4D');
    const stage = new PileStage();
    stage.show(before, failed);
    expect([stage.event, stage.cards]).toEqual(['fail', ['KS', '4D']]);
    stage.stop();
    const lines = changeSentences(before, failed).map(plain);
    expect(lines).toEqual(['نیلوفر turns a blind card: four of diamonds.', 'It does not go: نیلوفر picks the pile up.']);
  });
});

describe('sentences', () => {
  it('describe the table when it comes into sight', () => {
    const lines = describeTable(table('sh-play')).map(plain);
    expect(lines[0]).toMatch(/^Bahram: 0 in hand, 1 blind\.$/);
    expect(lines).toContain('The pile: queen of clubs on top, 8 in all.');
    expect(lines.at(-1)).toBe('Your turn: play on the queen of clubs');
    settings.use('fa');
    expect(describeTable(table('sh-play')).map(plain).at(-1)).toBe('نوبت شماست: روی بی‌بی گشنیز بازی کنید');
  });

  it('tell burns, turns, skips and who is out', () => {
    const before = table('sh-eight');
    const burned = after(before, 'play 8C', {
      direction: -1,
      burned: [...before.deal.burned, '8C'],
      out: [...before.deal.out, 0],
      to_act: 2,
    });
    const lines = describeChange(before, burned).map(plain);
    expect(lines).toContain('نیلوفر: eight of clubs.');
    expect(lines).toContain('The pile burns.');
    expect(lines).toContain('The direction turns.');
    expect(lines).toContain('Passed over: 1.');
    expect(lines.some((line) => /is out, place \d/.test(line))).toBe(true);
    expect(describeChange(burned, burned)).toEqual([]);
  });

  it('say what the seat has to do', () => {
    const turn = (name: keyof typeof fixtures) => turnOf(table(name), table(name).deal);
    expect(turn('sh-swap')).toContain('Ready');
    expect(turn('sh-keep')).toBe('Choose the 3 cards that stay in your hand');
    expect(turn('sh-blind')).toBe('Turn one of your blind cards');
    expect(turn('sh-pickup')).toBe('Nothing goes: pick the pile up');
    expect(turn('sh-bound')).toMatch(/^After the burn: play over the /);
    expect(turn('sh-row')).toBe('Your turn: play from your face-up row');
    expect(turn('sh-spectator')).toBe('');
  });

  it('tell how a deal ended and what the loser owes', () => {
    const end = table('sh-end');
    expect(plain(resultSentence(end.deal.result!, end.seats))).toMatch(/ is the shithead\.$/);
    expect(forfeitSentence(end, end.deal.result!)).toContain('بستنی برای همه');
    const both = table('sh-end-both');
    expect(resultSentence(both.deal.result!, both.seats)).toMatch(/wins.*shithead/);
    expect(forfeitSentence(both, both.deal.result!)).toBe('');
  });

  it('name the special ranks', () => {
    expect(powersOf(table('sh-eight').facts).map(({ name, word }) => `${name} ${word}`)).toEqual([
      'two on all',
      'three clear',
      'seven lower',
      'eight skips',
      'ten burns',
    ]);
    expect(powersOf(table('sh-turned').facts).at(-1)!.name).toBe('joker');
  });
});
