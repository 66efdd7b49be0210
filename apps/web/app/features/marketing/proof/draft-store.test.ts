import { expect, it } from 'vitest';
import { sampleDraft } from '../../../data/sample-draft.ts';
import { forgetKeptWork } from '../../../lib/kept-work/kept-work.ts';
import { createDraftStore } from './draft-store.ts';

it('begins with the sample again once somebody has signed out, here and after a reload', () => {
  const store = createDraftStore(sampleDraft);
  const leave = store.subscribe(() => undefined);
  store.set({ subject: 'Mine', body: 'For nobody else' });
  expect(createDraftStore(sampleDraft).get().subject).toBe('Mine');

  forgetKeptWork();

  expect(store.get()).toEqual(sampleDraft);
  expect(createDraftStore(sampleDraft).get()).toEqual(sampleDraft);
  leave();
});
