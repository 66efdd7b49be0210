import { afterEach, expect, it, vi } from 'vitest';
import { clearStorage, localStore, storedText } from './storage.ts';
import { unsentWork } from './unsent-work.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearStorage();
});

const notes = storedText({ name: 'note' });
const noteWork = () => unsentWork(notes, 'nora:note');

const left = () =>
  noteWork()
    .left()
    .map(({ text }) => text);

it('survives that another writer at the place has sent all', () => {
  const [one, other] = [noteWork(), noteWork()];
  one.write('tea');
  other.write('coffee');
  other.write('');
  expect(left()).toEqual(['tea']);
});

it('is found by its own tab first', () => {
  noteWork().write('tea');
  const mine = sessionStorage.getItem('replysmith:unsent:nora:note') ?? '';
  noteWork().write('coffee');
  sessionStorage.setItem('replysmith:unsent:nora:note', mine);
  expect(left()).toEqual(['tea', 'coffee']);
});

it('is another’s once that one keeps it', () => {
  noteWork().write('tea');
  const next = noteWork();
  next.takeUp(next.left());
  expect(left()).toEqual(['tea']);
  next.write('green tea');
  expect(left()).toEqual(['green tea']);
  next.write('');
  expect(left()).toEqual([]);
});

it('stays with a writer who wrote on after it was taken up', () => {
  const one = noteWork();
  one.write('tea');
  const next = noteWork();
  next.takeUp(next.left());
  one.write('green tea');
  next.write('');
  expect(left()).toEqual(['green tea']);
});

it('stays where it is when the browser does not keep it anew', () => {
  noteWork().write('tea');
  const next = noteWork();
  next.takeUp(next.left());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(next.write('green tea')).toBe(false);
  vi.restoreAllMocks();
  expect(left()).toContain('tea');
});

it('takes up what was kept under the plain name of the place, and nothing of others', () => {
  localStore.write('nora:note', 'tea');
  localStore.write('nora:notes', 'coffee');
  expect(left()).toEqual(['tea']);
});
