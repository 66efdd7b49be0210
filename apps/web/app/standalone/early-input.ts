type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The caret is that of a text area. */
type Typed = { readonly value: string; readonly caret: number };

type EarlyInput = {
  readonly pressed: ReadonlySet<HTMLElement>;
  readonly typed: ReadonlyMap<Field, Typed>;
  readonly release: () => void;
};

declare global {
  /** What was pressed and typed before the page started. */
  var earlyInput: EarlyInput | undefined;
}

/**
 * Runs inline at the end of a built page, so it may use nothing from around it. The page's scripts
 * would share a slow line with the styles and fonts of the first paint; they load once it is done.
 */
function startAfterPaint(files: readonly string[], loads: readonly string[]): void {
  const pressed = new Set<HTMLElement>();
  const typed = new Map<Field, Typed>();
  const listening = new AbortController();

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    if (event instanceof MouseEvent) {
      // A menu opens without scripts; the other links lead somewhere without them.
      const waiting = 'button:not([popovertarget]), a[data-avif]';
      const button = target.closest<HTMLElement>(waiting);
      if (!button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      pressed.add(button);
    } else if (event.type === 'submit') {
      event.preventDefault();
    } else {
      const { value, selectionStart } = target as HTMLTextAreaElement;
      typed.set(target as Field, { value, caret: selectionStart });
    }
    event.stopImmediatePropagation();
  };
  for (const type of ['click', 'input', 'change', 'submit']) {
    addEventListener(type, hold, { capture: true, signal: listening.signal });
  }
  globalThis.earlyInput = { pressed, typed, release: () => listening.abort() };

  const load = () => {
    for (const href of loads) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    for (const src of files) {
      const script = document.createElement('script');
      document.body.append(Object.assign(script, { type: 'module', src }));
    }
  };
  // A page in the background is not painted.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

/** The inline script of a page with these scripts. */
export function startingScript(files: readonly string[], loads: readonly string[]): string {
  return `(${startAfterPaint.toString()})(${JSON.stringify(files)},${JSON.stringify(loads)})`;
}

/** Does what a visitor did before the page started. */
export function replayEarlyInput(): void {
  const early = globalThis.earlyInput;
  globalThis.earlyInput = undefined;
  if (!early) return;
  early.release();
  for (const [field, { value, caret }] of early.typed) {
    // React ignores a value that it has seen, and sees what is set on the element itself.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret);
  }
  for (const button of early.pressed) button.click();
}
