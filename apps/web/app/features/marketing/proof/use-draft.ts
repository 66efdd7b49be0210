import { useState, useSyncExternalStore } from 'react';
import type { TypedDraft } from '../../../data/live-score/live-score.ts';
import { createDraftStore } from './draft-store.ts';

/** The draft being typed; the prerendered page shows the sample, whatever was kept. */
export function useDraft(sample: TypedDraft): [TypedDraft, (draft: TypedDraft) => void] {
  const [store] = useState(() => createDraftStore(sample));
  const draft = useSyncExternalStore(store.subscribe, store.get, () => sample);
  return [draft, store.set];
}
