import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { clearStorage, localStore, parseKey, stored, storedText, useStored } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearStorage();
});

const notes = storedText({ name: 'note' });
const drinks = stored({ name: 'drink', schema: z.object({ cups: z.number() }), empty: null });
const stars = stored({ name: 'stars', schema: z.array(z.string()), empty: [], isPart: true });
const key = drinks.key('nora', 'tea');

const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });

it('says that it stores what it stores', () => {
  expect(notes.write('nora:note', 'tea')).toBe(true);
  expect(localStorage.getItem('replysmith:kept:nora:note')).toBe('tea');
  expect(notes.isStored('nora:note')).toBe(true);
});

it('holds what the browser would not take as long as the page lasts, and says so', () => {
  fill();
  expect(notes.write('nora:note', 'tea')).toBe(false);
  expect(notes.read('nora:note')).toBe('tea');
  expect(notes.isStored('nora:note')).toBe(false);
  expect(notes.list('nora').map(({ text }) => text)).toEqual(['tea']);
});

it('reads nothing where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect([drinks.read(key), notes.read('nora:note')]).toEqual([null, '']);
});

it('reads nothing from what is no JSON, or of another shape', () => {
  for (const text of ['{', 'null', '[]', '{"cups":"two"}', '{"glasses":2}']) {
    localStore.write(key, text);
    expect(drinks.read(key)).toBeNull();
  }
  drinks.write(key, { cups: 2 });
  expect(drinks.read(key)).toEqual({ cups: 2 });
});

it('stores nothing for an empty value', () => {
  drinks.write(key, { cups: 2 });
  drinks.write(key, null);
  stars.write(key, []);
  expect(localStore.keys()).toEqual([]);
});

it('parses the keys that it builds, and lists what one owner has', () => {
  drinks.write(key, { cups: 2 });
  drinks.write(`${key}@1-other-tab`, { cups: 3 });
  drinks.write(drinks.key('ivo'), { cups: 4 });
  stars.write(key, ['new']);
  notes.write(notes.key('nora', 'drink'), 'tea');
  expect(parseKey(`${key}@1-other-tab:stars`)).toEqual({
    key: `${key}@1-other-tab:stars`,
    ...{ owner: 'nora', name: 'drink', subject: 'tea', thing: key, part: 'stars' },
  });
  expect(drinks.list('nora').map(({ thing, text }) => [thing, text])).toEqual([
    [key, '{"cups":2}'],
    [key, '{"cups":3}'],
  ]);
  expect(drinks.list(null)).toHaveLength(3);
});

it('shows what is written in this tab, and what another tab writes where it is shared', () => {
  const rounds = stored({ name: 'round', schema: z.number(), empty: 0, isShared: true });
  const { result } = renderHook(() => useStored(rounds, 'nora:round'));
  act(() => void rounds.write('nora:round', 2));
  expect(result.current).toBe(2);
  const shared = 'replysmith:kept:nora:round';
  localStorage.setItem(shared, '3');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: shared, newValue: '3' })));
  expect(result.current).toBe(3);
});
