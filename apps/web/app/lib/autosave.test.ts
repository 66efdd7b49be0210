import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const offline = new ApiError({ kind: 'network', code: 'network', message: 'No connection.' });
const refused = (status: number, retryAfterSeconds: number | null = null) =>
  new ApiError({
    ...{ kind: 'http', code: 'rate_limited', message: 'Not now.', status, retryAfterSeconds },
  });

/** A note that saves itself at a server that answers after 100 ms. */
function openNote() {
  const server = { note: '', calls: [] as string[], most: 0, failure: null as ApiError | null };
  let underWay = 0;
  const saving = createAutosave({
    key: 'note',
    start: { note: '', saved: '' },
    pending: ({ note, saved }) => (note === saved ? null : note),
    send: async (note: string) => {
      server.calls.push(note);
      underWay += 1;
      server.most = Math.max(server.most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 100));
      underWay -= 1;
      if (server.failure) throw server.failure;
      server.note = note;
      saving.set({ saved: note });
    },
  });
  const write = (note: string) => {
    saving.set({ note });
    saving.saveSoon();
  };
  return { saving, server, write };
}

it('waits until it stands still, and says while it is being saved', async () => {
  const { saving, server, write } = openNote();
  for (const note of ['t', 'te', 'tea']) {
    write(note);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(150);
  expect(saving.read()).toMatchObject({ isSaving: true, saved: '' });
  await vi.advanceTimersByTimeAsync(100);
  expect(saving.read()).toMatchObject({ isSaving: false, failure: null, saved: 'tea' });
  expect(server.calls).toEqual(['tea']);
});

it('has one call under way, and whoever asks waits for what was written meanwhile', async () => {
  const { saving, server, write } = openNote();
  write('tea');
  void saving.save();
  await vi.advanceTimersByTimeAsync(50);
  write('coffee');
  const saved = saving.save();
  await vi.advanceTimersByTimeAsync(150);
  await saved;
  expect(server).toMatchObject({ note: 'coffee', calls: ['tea', 'coffee'], most: 1 });
});

it('tries again by itself, later each time, and says why until it has gone well', async () => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  server.failure = offline;
  write('tea');
  await vi.advanceTimersByTimeAsync(700);
  expect(saving.read()).toMatchObject({ failure: offline, isSaving: false });
  await vi.advanceTimersByTimeAsync(2_050);
  expect(saving.read()).toMatchObject({ failure: offline, isSaving: true });
  await vi.advanceTimersByTimeAsync(5_200);
  expect(server.calls).toHaveLength(3);
  server.failure = null;
  await vi.advanceTimersByTimeAsync(15_200);
  expect(saving.read()).toMatchObject({ failure: null, saved: 'tea' });
  leave();
});

it.each([
  ['a session that ended', refused(401), 2_000],
  ['a server that broke', refused(500), 2_000],
  ['a pause that is asked for', refused(429, 30), 30_000],
])('tries again after %s', async (_, failure, pause) => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  server.failure = failure;
  write('tea');
  await vi.advanceTimersByTimeAsync(700);
  server.failure = null;
  await vi.advanceTimersByTimeAsync(pause - 50);
  expect(server.note).toBe('');
  await vi.advanceTimersByTimeAsync(200);
  expect(server.note).toBe('tea');
  leave();
});

it('is not hurried by more to save while it waits after a failure', async () => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  server.failure = refused(429, 60);
  write('t');
  await vi.advanceTimersByTimeAsync(700);
  server.failure = null;
  for (let word = 't'; word.length < 60; word += 'e') {
    write(word);
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(server.calls).toEqual(['t']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.calls).toHaveLength(2);
  expect(saving.read().failure).toBeNull();
  write('coffee');
  await vi.advanceTimersByTimeAsync(700);
  expect(server.note).toBe('coffee');
  leave();
});

it('does not wait after a failure when it is asked to save', async () => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  server.failure = refused(429, 60);
  write('tea');
  await vi.advanceTimersByTimeAsync(700);
  server.failure = null;
  void saving.save();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.note).toBe('tea');
  leave();
});

it('does not repeat what the server refuses, until it is changed', async () => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  server.failure = refused(422);
  write('tea');
  await vi.advanceTimersByTimeAsync(200_000);
  expect(server.calls).toEqual(['tea']);
  server.failure = null;
  write('coffee');
  await vi.advanceTimersByTimeAsync(700);
  expect(saving.read()).toMatchObject({ failure: null, saved: 'coffee' });
  leave();
});

it('forgets the failure once there is nothing left to save', async () => {
  const { saving, server, write } = openNote();
  server.failure = refused(422);
  write('tea');
  await vi.advanceTimersByTimeAsync(1_000);
  write('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saving.read().failure).toBeNull();
  expect(server.calls).toEqual(['tea']);
});

it('tries at once when the browser is online again', async () => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  server.failure = offline;
  write('tea');
  await vi.advanceTimersByTimeAsync(700);
  server.failure = null;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(150);
  expect(server.note).toBe('tea');
  leave();
});

it('saves what is left from last time as soon as it is opened', async () => {
  const { saving, server } = openNote();
  saving.set({ note: 'tea' });
  const leave = saving.attend();
  await vi.advanceTimersByTimeAsync(150);
  expect(server.note).toBe('tea');
  leave();
});

it('sends before the page is gone what came after the call under way', async () => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  write('tea');
  await vi.advanceTimersByTimeAsync(650);
  write('coffee');
  dispatchEvent(new Event('pagehide'));
  expect(server.calls).toEqual(['tea', 'coffee']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saving.read().isSaving).toBe(false);
  leave();
});

it('saves once more when it is left, and leaves later tries to whoever comes next', async () => {
  const { saving, server, write } = openNote();
  const leave = saving.attend();
  server.failure = offline;
  write('tea');
  leave();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(server.calls).toEqual(['tea']);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.calls).toEqual(['tea']);
});
