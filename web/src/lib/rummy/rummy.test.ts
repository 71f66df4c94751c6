import { beforeEach, describe, expect, it } from 'vitest';
import fixtures from '../../../dev/fixtures.json';
import type { RummyView } from '../protocol';
import { settings } from '../settings.svelte';
import { keysOf, cardOf } from '../table/hand-keys';
import type { RummyTable } from '../table/games';
import { exchangesOf, layoffsOf, meldsOf, targetsOf, usesOf } from './actions';
import { describeChange, describeTable, matchSentence, resultSentence, turnOf } from './describe';
import { lastTurn, movesSince } from './moves';
import { ordered } from './order';

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const rim = (name: keyof typeof fixtures) => structuredClone(fixtures[name]) as unknown as RummyTable;
const dealOf = (view: RummyTable): RummyView => view.deal!;

beforeEach(() => settings.use('en'));

describe('what can be done with the chosen cards', () => {
  const deal = dealOf(rim('rim-turn'));
  const meld = deal.legal.find((action) => action.startsWith('meld '))!;
  const layoff = deal.legal.find((action) => action.startsWith('layoff '))!.split(' ');

  it('finds a meld of three whatever the order, and leaves more cards to the server', () => {
    const cards = meld.split(' ').slice(1);
    expect(meldsOf(deal, cards.toReversed())).toContain(meld);
    expect(meldsOf(deal, deal.hand.slice(0, 4))).toEqual([`meld ${deal.hand.slice(0, 4).join(' ')}`]);
    expect(meldsOf(deal, cards.slice(0, 2))).toEqual([]);
  });

  it('finds the melds that a card fits', () => {
    expect(targetsOf(deal, [layoff[2]!])).toContain(Number(layoff[1]));
    expect(layoffsOf(deal, [layoff[2]!], 99)).toEqual([]);
    expect(usesOf(deal).table).toContain(layoff[2]);
    expect(usesOf(deal).meld).toContain(meld.split(' ')[1]);
  });

  it('finds the joker that a card sets free', () => {
    const other = dealOf(rim('rim-joker'));
    const exchange = other.legal.find((action) => action.startsWith('exchange '))!;
    expect(exchangesOf(other, [exchange.split(' ')[2]!])).toContain(exchange);
    expect(exchangesOf(other, [])).toEqual([]);
  });
});

describe('the order of the hand', () => {
  it.each(['suit', 'rank', 'best'] as const)('by %s keeps every card', (order) => {
    for (const name of ['rim-turn', 'rim-seven', 'rim-knock'] as const) {
      const deal = dealOf(rim(name));
      expect(ordered(deal, order).cards.toSorted()).toEqual(deal.hand.toSorted());
      expect(ordered(deal, order).groups).toHaveLength(deal.hand.length);
    }
  });

  it('puts melds first, each a group', () => {
    const deal = dealOf(rim('rim-knock'));
    const { groups } = ordered(deal, 'best');
    expect(groups.filter((group) => group === 0)).toHaveLength(deal.arrangement!.melds[0]!.length);
  });

  it('tells twins apart', () => {
    expect(keysOf(['7H', 'XX', '7H'])).toEqual(['7H', 'XX', '7H.2']);
    expect(cardOf('7H.2')).toBe('7H');
  });
});

describe('what is told', () => {
  it('tells the state and what is to be done', () => {
    const lines = describeTable(rim('rim-draw')).map(plain);
    expect(lines[0]).toMatch(/^Meld 1: /);
    expect(lines.at(-1)).toBe('Your turn: draw a card');
    settings.use('fa');
    expect(describeTable(rim('rim-draw')).at(-1)).toBe('نوبت شماست: یک ورق بکشید');
  });

  it('tells each action between two views, once', () => {
    const after = rim('rim-turn');
    const before = structuredClone(after);
    Object.assign(dealOf(before), { turn: dealOf(after).turn - 2, to_act: 3 });
    const moves = movesSince(dealOf(after), dealOf(before).turn);
    expect(moves).toEqual(dealOf(after).moves.slice(-2));
    const lines = describeChange(before, after).map(plain);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^You draw: |takes the/);
    expect(describeChange(after, after)).toEqual([]);
  });

  it('tells what the drawn card is to nobody else', () => {
    const view = rim('rim-spectator');
    const said = describeTable(view).concat(describeChange({ ...view, deal: null }, view)).map(plain).join(' ');
    expect(said).toContain('draws from the stock');
    expect(said).not.toContain('You draw');
  });

  it('knows the last turn of a seat', () => {
    const deal = dealOf(rim('rim-turn'));
    const moves = lastTurn(deal, 3);
    expect(moves[0]!.action).toMatch(/^draw /);
    expect(moves.at(-1)!.action).toMatch(/^discard /);
    expect(moves.every((move) => move.seat === 3)).toBe(true);
  });

  it('tells how a deal and a match ended', () => {
    const end = rim('rim-end');
    expect(plain(resultSentence(dealOf(end).result!, end.seats, false))).toMatch(/ went out: \d+$/);
    const nobody = { ...dealOf(end).result!, winner: null };
    expect(resultSentence(nobody, end.seats, false)).toMatch(/blocked/);
    const over = rim('rim-over');
    expect(plain(matchSentence({ ...over, seat: over.winners[0]! }))).toBe('You have won the match!');
    expect(plain(matchSentence({ ...over, winners: [1, 2], seat: 0 }))).toMatch(/, .* won the match/);
    expect(turnOf(end, dealOf(end))).toBe('');
  });
});
