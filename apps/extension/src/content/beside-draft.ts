import type { DraftText, ToBackground, Verdict } from '../messages.ts';
import { type Draft, readDraft } from './draft.ts';
import { isCovered, ringPlace, visibleBox } from './place.ts';
import { drawVerdict, makeRing } from './ring.ts';

/** What stands beside one draft, and what is known of it. */
export type BesideDraft = {
  readonly draft: Draft;
  readonly ring: HTMLButtonElement;
  readonly show: (verdict: Verdict | null) => void;
  /** Asks for a score where the text has changed, or in any case. */
  readonly read: (isAnew?: boolean) => void;
  readonly place: () => void;
  readonly remove: () => void;
};

type Wishes = {
  readonly id: number;
  readonly root: HTMLElement;
  readonly send: (message: ToBackground) => void;
  readonly changed: (draft: DraftText) => void;
  readonly open: () => void;
};

const pauseMs = 250;
const half = 18;

export function standBeside(draft: Draft, { id, root, send, changed, open }: Wishes): BesideDraft {
  const { body } = draft;
  const ring = makeRing();
  ring.hidden = true;
  ring.addEventListener('click', open);
  root.append(ring);

  let known: string | null = null;
  let isWaiting = false;
  let isBehind = false;
  let timer = 0;
  let triesLeft = 5;

  const read = (isAnew = false) => {
    if (isWaiting && !isAnew) {
      isBehind = true;
      return;
    }
    const text = readDraft(draft);
    const key = JSON.stringify(text);
    if (key === known && !isAnew) return;
    known = key;
    isWaiting = true;
    isBehind = false;
    send({ type: 'score', id, draft: text });
    changed(text);
  };
  /** Nothing is read while keys are pressed. */
  const readSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => requestIdleCallback(() => read(), { timeout: 500 }), pauseMs);
  };
  const place = () => {
    const box = visibleBox(body);
    const at = box && ringPlace(box);
    ring.hidden = at === null || isCovered(body, at.left + half, at.top + half);
    if (at) ring.style.translate = `${at.left}px ${at.top}px`;
  };
  const observer = new MutationObserver(readSoon);
  observer.observe(body, { childList: true, subtree: true, characterData: true });
  // The subject is a field of its own, somewhere near.
  document.addEventListener('input', readSoon, true);
  const resizes = new ResizeObserver(place);
  resizes.observe(body);
  return {
    draft,
    ring,
    show: (verdict) => {
      isWaiting = false;
      if (verdict) drawVerdict(ring, verdict);
      else {
        known = null;
        triesLeft -= 1;
      }
      if (isBehind || (!verdict && triesLeft > 0)) readSoon();
    },
    read,
    place,
    remove: () => {
      clearTimeout(timer);
      observer.disconnect();
      resizes.disconnect();
      document.removeEventListener('input', readSoon, true);
      ring.remove();
    },
  };
}
