import { afterEach, expect, it, vi } from 'vitest';
import { deleteDrafts, saveDraft } from './drafts.ts';
import { unsentWork } from './unsent-work.ts';

afterEach(() => {
  vi.restoreAllMocks();
  deleteDrafts();
});

const left = () =>
  unsentWork('nora:note')
    .left()
    .map(({ text }) => text);

it('survives that another writer at the place has sent all', () => {
  const [one, other] = [unsentWork('nora:note'), unsentWork('nora:note')];
  one.keep('tea');
  other.keep('coffee');
  other.keep('');
  expect(left()).toEqual(['tea']);
});

it('is found by its own tab first', () => {
  unsentWork('nora:note').keep('tea');
  const mine = sessionStorage.getItem('replysmith:unsent:nora:note') ?? '';
  unsentWork('nora:note').keep('coffee');
  sessionStorage.setItem('replysmith:unsent:nora:note', mine);
  expect(left()).toEqual(['tea', 'coffee']);
});

it('is another’s once that one keeps it', () => {
  unsentWork('nora:note').keep('tea');
  const next = unsentWork('nora:note');
  next.takeUp(next.left());
  expect(left()).toEqual(['tea']);
  next.keep('green tea');
  expect(left()).toEqual(['green tea']);
  next.keep('');
  expect(left()).toEqual([]);
});

it('stays with a writer who wrote on after it was taken up', () => {
  const one = unsentWork('nora:note');
  one.keep('tea');
  const next = unsentWork('nora:note');
  next.takeUp(next.left());
  one.keep('green tea');
  next.keep('');
  expect(left()).toEqual(['green tea']);
});

it('stays where it is when the browser does not keep it anew', () => {
  unsentWork('nora:note').keep('tea');
  const next = unsentWork('nora:note');
  next.takeUp(next.left());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(next.keep('green tea')).toBe(false);
  vi.restoreAllMocks();
  expect(left()).toContain('tea');
});

it('takes up what was kept under the plain name of the place, and nothing of others', () => {
  saveDraft('nora:note', 'tea');
  saveDraft('nora:notes', 'coffee');
  expect(left()).toEqual(['tea']);
});
