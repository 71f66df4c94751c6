/** The place that keeps the keyboard's focus while there is nothing to do. */
export const RESTING_ID = 'status';

/** Whether the focus is nowhere in particular, so that it may be led to what is to be done. */
export function focusIsFree(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.id === RESTING_ID;
}

export const rest = () => document.getElementById(RESTING_ID)?.focus({ preventScroll: true });

/**
 * For a panel that comes when it is one's turn: takes the focus if it is free, and hands it back
 * when the panel goes while holding it (case 57).
 */
export function turnPanel(node: HTMLElement) {
  // After the frame in which it came: to focus at once would lay the page out twice.
  const frame = requestAnimationFrame(() => {
    if (focusIsFree()) first(node)?.focus({ preventScroll: true });
  });
  let held = node.contains(document.activeElement);
  const note = () => (held = node.contains(document.activeElement));
  const lose = (event: FocusEvent) => {
    // A button that vanishes has no next place: the panel still counts as holding the focus.
    if (event.relatedTarget !== null) held = node.contains(event.relatedTarget as Node);
  };
  node.addEventListener('focusin', note);
  node.addEventListener('focusout', lose);
  return () => {
    cancelAnimationFrame(frame);
    node.removeEventListener('focusin', note);
    node.removeEventListener('focusout', lose);
    if (held) queueMicrotask(() => focusIsFree() && rest());
  };
}

const first = (node: HTMLElement) =>
  node.querySelector<HTMLElement>('[data-first], button:not([tabindex="-1"])');
