import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { dealOf, fixture } from '../test-fixtures';
import { playsOf } from './plays';
import { describeChange, describeTable, turnOf } from './describe';
import { resultSentence, succeeded } from './result';

/** Isolates are for the eye; the words are what is compared. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

function use(locale: 'fa' | 'en') {
  settings.use(locale);
}

beforeEach(() => use('en'));

describe('describeTable', () => {
  it('tells the state and what is to be done', () => {
    const lines = describeTable(fixture('play')).map(plain);
    expect(lines[0]).toMatch(/is declarer, contract 100\. Trump: \w+\.$/);
    expect(lines.at(-1)).toBe('Your turn: play a card');
  });

  it('speaks Persian with Persian digits', () => {
    use('fa');
    const lines = describeTable(fixture('auction')).map(plain);
    expect(lines).toEqual(['مزایده است؛ پروین ۱۰۵ خوانده.', 'نوبت شماست: بخوانید یا پاس بدهید']);
  });
});

describe('two players', () => {
  it('tells the open tops and that the next card comes from a pile', () => {
    const lines = describeTable(fixture('two-pile')).map(plain);
    expect(lines).toContain('Turned up before Bahram: nine of spades, three of hearts.');
    expect(lines.at(-1)).toBe('Your turn: play from a pile');
  });

  it('says when tops are turned after the first two cards', () => {
    const after = fixture('two-first');
    const before = fixture('two-first');
    for (const pile of dealOf(before).piles.flat()) pile.top = null;
    const lines = describeChange(before, after).map(plain);
    expect(lines.filter((line) => line.startsWith('Turned up before'))).toHaveLength(2);
    expect(describeChange(after, after)).toEqual([]);
  });

  it('counts the plays of a trick in turn', () => {
    const [a, b, c, d] = playsOf(dealOf(fixture('two-pile')));
    expect([a!.seat, b!.seat, c!.seat, d!.seat]).toEqual([0, 1, 0, 1]);
    expect(d!.winner).not.toBeNull();
  });
});

describe('jokers, sar-shelem and no trump', () => {
  const lines = (name: Parameters<typeof fixture>[0]) => describeTable(fixture(name)).map(plain);

  it('says how many cards are laid away', () => {
    expect(lines('joker-bury').at(-1)).toBe('Choose 6 cards to bury');
    expect(lines('bury').at(-1)).toBe('Choose 4 cards to bury');
    use('fa');
    expect(lines('joker-bury').at(-1)).toBe('۶ ورق برای خواباندن انتخاب کنید');
  });

  it('names jokers, and says that the first lead makes trump', () => {
    expect(lines('joker-trick').join(' ')).toMatch(/: big joker\./);
    expect(lines('joker-lead').at(-1)).toBe('You lead: the suit of this card is trump');
    expect(lines('lead').at(-1)).toBe('You lead: play any card');
  });

  it('tells the widow of six, and that of a sar-shelem to nobody', () => {
    const before = fixture('joker-bury');
    Object.assign(dealOf(before), { widow: null, declarer: null, phase: 'auction', to_act: 1 });
    const told = describeChange(before, fixture('joker-bury')).map(plain).join(' ');
    expect(told.match(/The widow is yours: (.*?)\./)?.[1]?.split(', ')).toHaveLength(6);
    const sar = fixture('sar-trump');
    Object.assign(dealOf(sar), { declarer: null, contract: null, phase: 'auction', to_act: 1 });
    const heard = describeChange(sar, fixture('sar-trump')).map(plain);
    expect(heard).toContain('نیلوفر is declarer, contract Sar-shelem. The widow stays face down.');
    expect(heard.at(-1)).toBe('Name trump, or none');
  });

  it('says what is played instead of trump', () => {
    expect(lines('no-trump')[0]).toMatch(/No trump: ace-nars\.$/);
    use('fa');
    expect(lines('no-trump')[0]).toMatch(/بی‌حکم: آس‌نرس\.$/);
  });
});

describe('describeChange', () => {
  it('tells a call, and nothing twice', () => {
    const after = fixture('auction');
    const before = fixture('auction');
    const calls = dealOf(before).calls;
    Object.assign(dealOf(before), { calls: calls.slice(0, -1), to_act: 3 });
    expect(describeChange(before, after).map(plain)).toEqual([
      'Tirdad: Pass.',
      'Your call: bid or pass',
    ]);
    expect(describeChange(after, after)).toEqual([]);
  });

  it('tells the declarer, and nobody else, what the widow holds', () => {
    const after = fixture('bury');
    const before = fixture('bury');
    Object.assign(dealOf(before), { widow: null, declarer: null, phase: 'auction', to_act: 1 });
    const told = describeChange(before, after).map(plain);
    expect(told.find((line) => line.startsWith('The widow is yours: '))).toMatch(/( of \w+[,.]){1}/);
    expect(describeChange(before, fixture('burying-other')).join()).not.toContain('widow');
  });

  it('tells every card, the winner of a trick and the end of the deal', () => {
    const after = fixture('made');
    const before = fixture('made');
    const deal = dealOf(before);
    const last = deal.tricks.at(-1)!;
    Object.assign(deal, {
      result: null,
      phase: 'play',
      tricks: deal.tricks.slice(0, -1),
      trick: last.cards.slice(0, 3),
      leader: last.leader,
    });
    const lines = describeChange(before, after).map(plain);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/: \w+ of \w+\.$/);
    expect(lines[1]).toMatch(/^The trick goes to .*, \d+ points\.$/);
    expect(lines[2]).toMatch(/contract 100, took \d+: \+100 and \+\d+\.$/);
    expect(lines[3]).toMatch(/^Totals: /);
  });
});

describe('the result of a deal in a sentence', () => {
  const sentence = (name: Parameters<typeof fixture>[0]) => {
    const view = fixture(name);
    return plain(resultSentence(dealOf(view).result!, view.seats));
  };

  it.each([
    ['made', /: contract 100, took \d+: \+100 and \+\d+\.$/],
    ['lost', /: contract 100, took only \d+: −100 and \+\d+\.$/],
    ['lost-double', /took \d+, under half, so twice the minus: −200 and \+\d+\.$/],
    ['redeal', /^Nobody bid/],
    ['shelem-lost', /promised shelem but lost a trick: −330 and \+\d+\.$/],
    ['sar-lost', /promised sar-shelem but lost a trick: −920 and \+\d+\.$/],
    ['kons-lost', /bid kons and lost a trick: the match goes to the others\.$/],
    ['crumbs', / and 0\. The defenders have come so far/],
  ] as const)('%s', (name, expected) => expect(sentence(name)).toMatch(expected));

  it('of a sar-shelem that was made', () => {
    const view = fixture('sar-lost');
    const result = { ...dealOf(view).result!, outcome: 'sar_shelem_made' as const, scores: [920, 0] };
    expect(plain(resultSentence(result, view.seats))).toMatch(/all 12 tricks without the widow: \+920 and 0\.$/);
    expect(succeeded(result)).toBe(true);
    expect(succeeded(dealOf(view).result!)).toBe(false);
  });

  it('in Persian', () => {
    use('fa');
    expect(sentence('made')).toMatch(/: تعهد ۱۰۰، گرفته [۰-۹]+: \+۱۰۰ و \+[۰-۹]+\.$/);
  });
});

it('says nothing while it is somebody else’s turn', () => {
  const view = fixture('auction-others');
  expect(turnOf(view, dealOf(view))).toBe('');
});
