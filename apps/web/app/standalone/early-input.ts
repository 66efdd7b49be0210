import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The caret is that of a text area. */
type Typed = { readonly value: string; readonly checked?: boolean; readonly caret: number };

type Act =
  | { readonly kind: 'press'; readonly target: HTMLElement }
  | { readonly kind: 'submit'; readonly target: HTMLFormElement }
  | ({ readonly kind: 'type'; readonly target: Field } & Typed);

type EarlyInput = { readonly acts: readonly Act[]; readonly release: () => void };

declare global {
  /** What was pressed and typed before the page started. */
  var earlyInput: EarlyInput | undefined;
}

/**
 * Runs inline at the end of a built page, so it may use nothing from around it. The page's scripts
 * would share a slow line with the styles and fonts of the first paint; they load once it is done.
 */
function startAfterPaint(files: readonly string[], loads: readonly string[]): void {
  const acts: Act[] = [];
  const holding = new AbortController();
  const listening = new AbortController();

  const keep = (act: Act) => {
    const last = acts.at(-1);
    // One presses again what seems dead; of what is typed, the last is all of it.
    if (last?.kind === act.kind && last.target === act.target) acts.pop();
    acts.push(act);
  };
  const holdPress = (event: MouseEvent) => {
    // A menu opens without scripts; the other links lead somewhere without them.
    const waiting = 'button:not([popovertarget]), a[data-avif]';
    const target = (event.target as HTMLElement).closest<HTMLElement>(waiting);
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep({ kind: 'press', target });
  };
  const holdSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep({ kind: 'submit', target: event.target as HTMLFormElement });
  };
  const holdTyping = (event: Event) => {
    event.stopImmediatePropagation();
    const target = event.target as HTMLTextAreaElement & HTMLInputElement;
    const { value, checked, selectionStart: caret } = target;
    keep({ kind: 'type', target, value, checked, caret });
  };
  const held = { capture: true, signal: holding.signal };
  addEventListener('click', holdPress, held);
  addEventListener('submit', holdSubmit, held);
  // The page takes what is typed whenever it starts.
  const heard = { capture: true, signal: listening.signal };
  addEventListener('input', holdTyping, heard);
  addEventListener('change', holdTyping, heard);

  const release = () => {
    holding.abort();
    listening.abort();
  };
  globalThis.earlyInput = { acts, release };

  /** For scripts that do not come: links lead where they lead without them. */
  const giveUp = () => {
    if (holding.signal.aborted) return;
    holding.abort();
    const link = acts.findLast(({ target }) => target instanceof HTMLAnchorElement);
    link?.target.click();
  };
  const load = () => {
    for (const href of loads) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    for (const src of files) {
      const script = document.createElement('script');
      document.body.append(Object.assign(script, { type: 'module', src, onerror: giveUp }));
    }
    setTimeout(giveUp, 10_000);
  };
  // A page in the background is not painted.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

/** The inline script of a page with these scripts. */
export function startingScript(files: readonly string[], loads: readonly string[]): string {
  return `(${startAfterPaint.toString()})(${JSON.stringify(files)},${JSON.stringify(loads)})`;
}

function typeAgain({ target, value, checked, caret }: Extract<Act, { kind: 'type' }>): void {
  // React ignores what it has seen, and sees what is set on the element itself.
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) {
    target.checked = !checked;
    target.click();
    return;
  }
  target.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
  if (target instanceof HTMLTextAreaElement) target.setSelectionRange(caret, caret);
}

/** Does what a visitor did before the page started, in that order. */
export function replayEarlyInput(): void {
  const early = globalThis.earlyInput;
  globalThis.earlyInput = undefined;
  if (!early) return;
  early.release();
  for (const act of early.acts) {
    // The page shows each before the next comes, as it would have.
    flushSync(() => {
      if (act.kind === 'press') act.target.click();
      else if (act.kind === 'submit') act.target.requestSubmit();
      else typeAgain(act);
    });
  }
}
