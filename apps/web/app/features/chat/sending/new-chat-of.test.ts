import { beforeEach, expect, it } from 'vitest';
import { clearStorage, localStore } from '../../../lib/storage.ts';
import { draftKeyOf, newChatOf } from './draft-key.ts';

const ada = 'ada';
const draftKey = () => draftKeyOf(ada, null);
/** Simulates another tab: only its own session storage differs. */
const goToTab = (entries: Record<string, string>) => {
  const left = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
  sessionStorage.clear();
  for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  return left;
};
const leave = () => dispatchEvent(new Event('pagehide'));
const come = () => dispatchEvent(new Event('pageshow'));

beforeEach(clearStorage);

it('is one for a tab, and neither overwrites nor empties that of another', () => {
  localStore.write(draftKey(), 'begun in one');
  const one = goToTab({});
  expect(localStore.read(draftKey())).toBe('');
  localStore.write(draftKey(), 'begun in the other');
  localStore.write(draftKey(), '');
  goToTab(one);
  expect(localStore.read(draftKey())).toBe('begun in one');
});

it('is the same after a reload, and another person has their own', () => {
  const chat = newChatOf(ada);
  leave();
  come();
  expect(newChatOf(ada)).toBe(chat);
  expect(draftKeyOf('bo', null)).not.toBe(draftKey());
});

it('goes on in a new tab when its own was closed, the one left last first', () => {
  localStore.write(draftKey(), 'left first');
  const one = goToTab({});
  localStore.write(draftKey(), 'left last');
  const two = goToTab(one);
  leave();
  goToTab(two);
  leave();
  goToTab({});
  expect(localStore.read(draftKey())).toBe('left last');
  goToTab({});
  expect(localStore.read(draftKey())).toBe('left first');
  goToTab({});
  expect(localStore.read(draftKey())).toBe('');
});

it('leaves nothing to go on with where nothing is written', () => {
  const chat = newChatOf(ada);
  leave();
  goToTab({});
  expect(newChatOf(ada)).not.toBe(chat);
});
