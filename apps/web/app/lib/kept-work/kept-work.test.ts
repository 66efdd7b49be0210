import { afterEach, expect, it, vi } from 'vitest';
import { forgetKeptWork, keepWork, keptWork } from './kept-work.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetKeptWork();
});

it('says that it keeps what it keeps', () => {
  expect(keepWork('nora:note', 'tea')).toBe(true);
  expect(localStorage.getItem('replysmith:kept:nora:note')).toBe('tea');
});

it('holds on to what the browser would not take as long as the page lasts, and says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(keepWork('nora:note', 'tea')).toBe(false);
  expect(keptWork('nora:note')).toBe('tea');
});
