import { useState, useSyncExternalStore } from 'react';
import type { TypedDraft } from '../../../data/coach/live-score.ts';
import { draftsDeleted } from '../../../lib/drafts.ts';

const storageKey = 'replysmith:landing-draft';

/** The draft on the first screen, kept for this tab so that a reload loses nothing. */
type DraftStore = {
  readonly get: () => TypedDraft;
  readonly set: (draft: TypedDraft) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createDraftStore(sample: TypedDraft): DraftStore {
  const listeners = new Set<() => void>();
  let draft: TypedDraft | null = null;
  return {
    get: () => (draft ??= readKept() ?? sample),
    set: (next) => {
      draft = next;
      keep(next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const beginAnew = () => {
        draft = null;
        listener();
      };
      listeners.add(listener);
      addEventListener(draftsDeleted, beginAnew);
      return () => {
        listeners.delete(listener);
        removeEventListener(draftsDeleted, beginAnew);
      };
    },
  };
}

function keep(draft: TypedDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage may be blocked or full; the draft then lasts as long as the page.
  }
}

function readKept(): TypedDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is TypedDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'subject' in value &&
    typeof value.subject === 'string' &&
    'body' in value &&
    typeof value.body === 'string'
  );
}

/** The draft being typed; the prerendered page shows the sample, whatever was kept. */
export function useDraft(sample: TypedDraft): [TypedDraft, (draft: TypedDraft) => void] {
  const [store] = useState(() => createDraftStore(sample));
  const draft = useSyncExternalStore(store.subscribe, store.get, () => sample);
  return [draft, store.set];
}
