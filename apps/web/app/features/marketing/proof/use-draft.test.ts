import { expect, it } from 'vitest';
import { sampleDraft } from '../../../data/examples.ts';
import { clearStorage } from '../../../lib/storage.ts';
import { createDraftStore } from './use-draft.ts';

it('begins with the sample again once somebody has signed out, here and after a reload', () => {
  const store = createDraftStore(sampleDraft);
  const leave = store.subscribe(() => undefined);
  store.set({ subject: 'Mine', body: 'For nobody else' });
  expect(createDraftStore(sampleDraft).get().subject).toBe('Mine');

  clearStorage();

  expect(store.get()).toEqual(sampleDraft);
  expect(createDraftStore(sampleDraft).get()).toEqual(sampleDraft);
  leave();
});
