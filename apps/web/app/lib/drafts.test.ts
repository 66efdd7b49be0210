import { afterEach, expect, it, vi } from 'vitest';
import { deleteDrafts, saveDraft, readDraft } from './drafts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  deleteDrafts();
});

it('says that it keeps what it keeps', () => {
  expect(saveDraft('nora:note', 'tea')).toBe(true);
  expect(localStorage.getItem('replysmith:kept:nora:note')).toBe('tea');
});

it('holds on to what the browser would not take as long as the page lasts, and says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(saveDraft('nora:note', 'tea')).toBe(false);
  expect(readDraft('nora:note')).toBe('tea');
});
