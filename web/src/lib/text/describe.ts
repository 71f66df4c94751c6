import { num } from '../numbers';
import { m } from '../paraglide/messages';
import type { TableView } from '../protocol';
import { describeChange as rummyChange, describeTable as rummyTable } from '../rummy/describe';
import { describeChange as shitheadChange, describeTable as shitheadTable } from '../shithead/describe';
import { describeChange as shelemChange, describeTable as shelemTable } from '../table/describe';
import { isRummy, isShelem, isShithead } from '../table/games';
import { cardName, nameIn } from '../words';

/** The table as it is, in sentences. */
export function tableLines(view: TableView): string[] {
  if (isShelem(view)) return shelemTable(view);
  if (isRummy(view)) return rummyTable(view);
  return isShithead(view) ? shitheadTable(view) : [];
}

/** What happened between two views, in sentences. */
export function changeLines(before: TableView, after: TableView): string[] {
  if (isShelem(before) && isShelem(after)) return shelemChange(before, after);
  if (isRummy(before) && isRummy(after)) return rummyChange(before, after);
  return isShithead(before) && isShithead(after) ? shitheadChange(before, after) : [];
}

/** Who sits there, from the own seat on in the order of play. */
export function seatLines(view: TableView): string[] {
  const { deal, seats } = view;
  const own = view.seat ?? 0;
  return seats.map((_, step) => {
    const seat = (own + step) % seats.length;
    const parts = [seat === view.seat ? m.you() : nameIn(seats, seat)];
    if (deal) {
      if (deal.to_act === seat) parts.push(m.turn());
      if (deal.dealer === seat) parts.push(m.dealer());
      if ('declarer' in deal && deal.declarer === seat) parts.push(m.declarer());
      parts.push(m.cards_left({ count: num(deal.hand_sizes[seat] ?? 0) }));
    }
    return parts.join(m.list_comma());
  });
}

export const handLine = (view: TableView) =>
  view.deal?.hand.length ? view.deal.hand.map(cardName).join(m.list_comma()) : m.none();
