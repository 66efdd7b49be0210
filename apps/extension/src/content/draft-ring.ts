import type { DraftText, ToBackground, Verdict } from '../messages.ts';
import { type Draft, readDraft } from './draft.ts';
import { isCovered, ringPosition, visibleBox } from './position.ts';
import { drawVerdict, makeRing } from './ring.ts';

/** The ring beside one draft, and what is known of the draft. */
export type DraftRing = {
  readonly draft: Draft;
  readonly button: HTMLButtonElement;
  readonly showVerdict: (verdict: Verdict | null) => void;
  /** Asks for a score where the text has changed, or in any case. */
  readonly score: (isForced?: boolean) => void;
  readonly position: () => void;
  readonly remove: () => void;
};

type Options = {
  readonly id: number;
  readonly root: HTMLElement;
  readonly post: (message: ToBackground) => void;
  readonly onChange: (draft: DraftText) => void;
  readonly onClick: () => void;
};

const debounceMs = 250;
const half = 18;

export function addRing(draft: Draft, { id, root, post, onChange, onClick }: Options): DraftRing {
  const { body } = draft;
  const button = makeRing();
  button.hidden = true;
  button.addEventListener('click', onClick);
  root.append(button);

  let scored: string | null = null;
  let isWaiting = false;
  let isStale = false;
  let timer = 0;
  let retriesLeft = 5;

  const score = (isForced = false) => {
    if (isWaiting && !isForced) {
      isStale = true;
      return;
    }
    const text = readDraft(draft);
    const key = JSON.stringify(text);
    if (key === scored && !isForced) return;
    scored = key;
    isWaiting = true;
    isStale = false;
    post({ type: 'score', id, draft: text });
    onChange(text);
  };
  /** Nothing is read while keys are pressed. */
  const scoreSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(
      () => requestIdleCallback(() => score(), { timeout: 500 }),
      debounceMs,
    );
  };
  const position = () => {
    const box = visibleBox(body);
    const at = box && ringPosition(box);
    button.hidden = at === null || isCovered(body, at.left + half, at.top + half);
    if (at) button.style.translate = `${at.left}px ${at.top}px`;
  };
  const mutations = new MutationObserver(scoreSoon);
  mutations.observe(body, { childList: true, subtree: true, characterData: true });
  // The subject is a field of its own, somewhere near.
  document.addEventListener('input', scoreSoon, true);
  const resizes = new ResizeObserver(position);
  resizes.observe(body);
  score();
  return {
    draft,
    button,
    showVerdict: (verdict) => {
      isWaiting = false;
      if (verdict) drawVerdict(button, verdict);
      else {
        scored = null;
        retriesLeft -= 1;
      }
      if (isStale || (!verdict && retriesLeft > 0)) scoreSoon();
    },
    score,
    position,
    remove: () => {
      clearTimeout(timer);
      mutations.disconnect();
      resizes.disconnect();
      document.removeEventListener('input', scoreSoon, true);
      button.remove();
    },
  };
}
