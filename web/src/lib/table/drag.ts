/** A pointer that moves less than this taps. */
const THRESHOLD = 9;
const OVER = 'drag-over';

/**
 * Lets an element be dragged by finger or mouse onto one that has `data-drop`, which is told to
 * `ondrop`. A tap stays a click; the keyboard has its own ways.
 */
export function draggable(ondrop: (target: HTMLElement) => void) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number; id: number } | null = null;
    let dragging = false;
    let over: HTMLElement | null = null;

    function mark(target: HTMLElement | null) {
      if (target === over) return;
      over?.classList.remove(OVER);
      target?.classList.add(OVER);
      over = target;
    }

    function targetAt(event: PointerEvent): HTMLElement | null {
      node.style.pointerEvents = 'none';
      const found = document.elementFromPoint(event.clientX, event.clientY);
      node.style.pointerEvents = '';
      return found?.closest<HTMLElement>('[data-drop]') ?? null;
    }

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // From now on it hears of every move, also of a first one that is long.
      node.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent) {
      if (from?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragging && Math.hypot(x, y) < THRESHOLD) return;
      dragging = true;
      node.style.transition = 'none';
      node.style.zIndex = '5';
      node.style.transform = `translate(${x}px, ${y}px)`;
      mark(targetAt(event));
    }

    function up(event: PointerEvent) {
      if (from?.id !== event.pointerId) return;
      from = null;
      if (!dragging) return;
      const target = event.type === 'pointerup' ? targetAt(event) : null;
      node.style.transition = node.style.zIndex = node.style.transform = '';
      mark(null);
      // The click that follows a drag is none.
      const swallow = (click: Event) => click.stopPropagation();
      node.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        dragging = false;
        node.removeEventListener('click', swallow, { capture: true });
      });
      if (target) ondrop(target);
    }

    node.style.touchAction = 'none';
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      mark(null);
      node.style.touchAction = '';
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    };
  };
}
