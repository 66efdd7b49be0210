import { useState, useSyncExternalStore } from 'react';
import type { TypedDraft } from '../../../data/coach/answers.ts';
import { storageCleared, stored } from '../../../lib/storage.ts';

const landingDrafts = stored({
  name: 'landing-draft',
  // Written by hand, because the public pages do not load zod.
  schema: {
    parse: (value) => {
      if (isDraft(value)) return value;
      throw new TypeError('This is no draft.');
    },
  },
  empty: null,
  isOfTab: true,
});
const key = landingDrafts.key();

/** The draft on the first screen, stored per tab so that it survives a reload. */
type DraftStore = {
  readonly get: () => TypedDraft;
  readonly set: (draft: TypedDraft) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createDraftStore(sample: TypedDraft): DraftStore {
  const listeners = new Set<() => void>();
  let draft: TypedDraft | null = null;
  return {
    get: () => (draft ??= landingDrafts.read(key) ?? sample),
    set: (next) => {
      draft = next;
      landingDrafts.write(key, next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const beginAnew = () => {
        draft = null;
        listener();
      };
      listeners.add(listener);
      addEventListener(storageCleared, beginAnew);
      return () => {
        listeners.delete(listener);
        removeEventListener(storageCleared, beginAnew);
      };
    },
  };
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

/** The draft being typed; the prerendered page always shows the sample. */
export function useDraft(sample: TypedDraft): [TypedDraft, (draft: TypedDraft) => void] {
  const [store] = useState(() => createDraftStore(sample));
  const draft = useSyncExternalStore(store.subscribe, store.get, () => sample);
  return [draft, store.set];
}
