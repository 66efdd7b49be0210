import { beforeEach, expect, it } from 'vitest';
import { deleteDrafts, saveDraft, readDraft } from '../../../lib/drafts.ts';
import { draftKeyOf, newChatOf } from './draft-key.ts';

const ada = 'ada';
const place = () => draftKeyOf(ada, null);
/** Another tab of the browser: only what is kept for a tab is its own. */
const goToTab = (kept: Record<string, string>) => {
  const left = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  return left;
};
const leave = () => dispatchEvent(new Event('pagehide'));
const come = () => dispatchEvent(new Event('pageshow'));

beforeEach(deleteDrafts);

it('is one for a tab, and neither overwrites nor empties that of another', () => {
  saveDraft(place(), 'begun in one');
  const one = goToTab({});
  expect(readDraft(place())).toBe('');
  saveDraft(place(), 'begun in the other');
  saveDraft(place(), '');
  goToTab(one);
  expect(readDraft(place())).toBe('begun in one');
});

it('is the same after a reload, and another person has their own', () => {
  const chat = newChatOf(ada);
  leave();
  come();
  expect(newChatOf(ada)).toBe(chat);
  expect(draftKeyOf('bo', null)).not.toBe(place());
});

it('goes on in a new tab when its own was closed, the one left last first', () => {
  saveDraft(place(), 'left first');
  const one = goToTab({});
  saveDraft(place(), 'left last');
  const two = goToTab(one);
  leave();
  goToTab(two);
  leave();
  goToTab({});
  expect(readDraft(place())).toBe('left last');
  goToTab({});
  expect(readDraft(place())).toBe('left first');
  goToTab({});
  expect(readDraft(place())).toBe('');
});

it('leaves nothing to go on with where nothing is written', () => {
  const chat = newChatOf(ada);
  leave();
  goToTab({});
  expect(newChatOf(ada)).not.toBe(chat);
});
