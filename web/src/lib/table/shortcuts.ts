/** What keys do, by their place on the keyboard; `?` stands for the question mark wherever it is. */
export type Shortcuts = Readonly<Record<string, () => unknown>>;

const QUESTION_MARKS = ['?', '؟'];

/** Does what a key stands for, unless it is held down, a dialog is open, or something is written. */
export function press(event: KeyboardEvent, shortcuts: Shortcuts) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (document.querySelector('dialog[open]') || event.target instanceof HTMLInputElement) return;
  shortcuts[QUESTION_MARKS.includes(event.key) ? '?' : event.code]?.();
}

/** The same for the digits from 1 on, in their row and in their block. */
export function digitKeys(count: number, run: (digit: number) => unknown): Shortcuts {
  const digits = Array.from({ length: count }, (_, i) => i + 1);
  return Object.fromEntries(
    digits.flatMap((digit) => ['Digit', 'Numpad'].map((block) => [`${block}${digit}`, () => run(digit)])),
  );
}
