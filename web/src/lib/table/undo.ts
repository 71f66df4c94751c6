import { m } from '../paraglide/messages';
import type { TableView } from '../protocol';
import { toasts } from '../toasts.svelte';
import type { TableSource } from './store.svelte';

/** Whether the deal that goes on has been set back between these two views. */
export const wentBack = (before: TableView, view: TableView) =>
  before.table === view.table && before.deal?.number === view.deal?.number && before.undone < view.undone;

/** Whether the own seat plays against bots only. */
export const amongBots = (view: TableView) =>
  view.seat !== null && view.seats.every((one) => one.seat === view.seat || one.kind === 'bot');

/** Takes back the last own action, or says why that cannot be. */
export async function takeBack(table: TableSource) {
  const { view } = table;
  if (!view?.deal || view.seat === null || table.busy) return;
  if (!view.can_undo) toasts.show(amongBots(view) ? m.nothing_to_undo() : m.reason_undo_people());
  else await table.command({ t: 'undo', number: view.deal.number, turn: view.deal.turn, undone: view.undone });
}
