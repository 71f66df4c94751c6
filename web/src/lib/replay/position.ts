/** A place in a match: the deal, how many of its actions are done, and whose eyes look. */
export interface Position {
  deal: number;
  action: number;
  /** Null: all cards lie open. */
  seat: number | null;
}

export const START: Position = { deal: 0, action: 0, seat: null };

const whole = (text: string | null) => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** The position that a fragment names, as far as it does: `#deal=3&action=17&seat=1`. */
export function positionOf(fragment: string): Position {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    deal: whole(given.get('deal')) ?? 0,
    action: whole(given.get('action')) ?? 0,
    seat: whole(given.get('seat')),
  };
}

export function fragmentOf({ deal, action, seat }: Position): string {
  return `#deal=${deal}&action=${action}${seat === null ? '' : `&seat=${seat}`}`;
}
