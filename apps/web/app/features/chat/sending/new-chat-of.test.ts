import { beforeEach, expect, it } from 'vitest';
import { clearStorage, localStore } from '../../../lib/storage.ts';
import { draftKeyOf, newChatOf } from './draft-key.ts';

const ada = 'ada';
const place = () => draftKeyOf(ada, null);
/** Simulates another tab: only its own session storage differs. */
const goToTab = (kept: Record<string, string>) => {
  const left = Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>;
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  return left;
};
const leave = () => dispatchEvent(new Event('pagehide'));
const come = () => dispatchEvent(new Event('pageshow'));

beforeEach(clearStorage);

it('is one for a tab, and neither overwrites nor empties that of another', () => {
  localStore.write(place(), 'begun in one');
  const one = goToTab({});
  expect(localStore.read(place())).toBe('');
  localStore.write(place(), 'begun in the other');
  localStore.write(place(), '');
  goToTab(one);
  expect(localStore.read(place())).toBe('begun in one');
});

it('is the same after a reload, and another person has their own', () => {
  const chat = newChatOf(ada);
  leave();
  come();
  expect(newChatOf(ada)).toBe(chat);
  expect(draftKeyOf('bo', null)).not.toBe(place());
});

it('goes on in a new tab when its own was closed, the one left last first', () => {
  localStore.write(place(), 'left first');
  const one = goToTab({});
  localStore.write(place(), 'left last');
  const two = goToTab(one);
  leave();
  goToTab(two);
  leave();
  goToTab({});
  expect(localStore.read(place())).toBe('left last');
  goToTab({});
  expect(localStore.read(place())).toBe('left first');
  goToTab({});
  expect(localStore.read(place())).toBe('');
});

it('leaves nothing to go on with where nothing is written', () => {
  const chat = newChatOf(ada);
  leave();
  goToTab({});
  expect(newChatOf(ada)).not.toBe(chat);
});
