import type { TableSource } from './store.svelte';

/** Whether the server has proven that the own seat takes all that is left (Shelem). */
export const canClaim = ({ view }: TableSource) => view?.deal?.game === 'shelem' && view.deal.claim;

export async function claimRest(table: TableSource) {
  const { view } = table;
  if (!view?.deal || !canClaim(table) || table.busy) return;
  await table.command({ t: 'claim', number: view.deal.number, turn: view.deal.turn, undone: view.undone });
}
