import { setTimeout as sleep } from 'node:timers/promises';
import { review, score } from '@replysmith/coach';
import { BulkheadRejectedError } from 'cockatiel';
import { afterAll, expect, it } from 'vitest';
import { registry } from '../observability/metrics.ts';
import { startCoachPool } from './coach-pool.ts';

const coach = startCoachPool({ threads: 2, mostThreads: 2 });
afterAll(() => coach.stop());

const draft = {
  subject: 'Stock in Leeds',
  body: 'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We count stock for 40 shops.\n\nWorth a look?\n\nThanks,\nAda',
};

it('says what the coach says', async () => {
  expect(await coach.review(draft)).toEqual(review(draft));
  const figures = await registry.metrics();
  expect(figures).toMatch(/^replysmith_coach_threads 1$/m);
  expect(figures).toMatch(/^replysmith_coach_threads_most 2$/m);
});

it('leaves the event loop free while it works', async () => {
  const long = { subject: null, body: `${draft.body}\n\n`.repeat(100).slice(0, 19_000) };
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  await coach.review(long);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(10);
});

/** Takes longer than any task may. */
function askEndlessly(coach: ReturnType<typeof startCoachPool>) {
  const template = { id: '1', name: 'Stock', ...draft };
  const templates = Array.from({ length: 200_000 }, () => template);
  return coach.neighboursOf([], templates).then(
    () => 'done',
    (error: unknown) => (error as Error).name,
  );
}

it('lets an email past what takes long, in a thread more', async () => {
  const patient = startCoachPool({ threads: 1, mostThreads: 2, timeLimit: 60_000 });
  await Promise.all([patient.score(draft), patient.score(draft)]);
  expect(patient.threads()).toEqual({ running: 1, most: 2 });
  const endless = askEndlessly(patient);
  const scored = patient.score(draft).then(({ value }) => value);
  expect(await Promise.race([scored, endless])).toBe(score(draft).value);
  expect(patient.threads()).toEqual({ running: 2, most: 2 });
  await patient.stop();
}, 30_000);

it('ends what takes too long, and goes on in a new thread', async () => {
  const hurried = startCoachPool({ threads: 1, mostThreads: 1, timeLimit: 2_000 });
  const endless = askEndlessly(hurried);
  const scored = hurried.score(draft);
  expect(await endless).toBe('AbortError');
  expect((await scored).value).toBe(score(draft).value);
  await hurried.stop();
}, 30_000);

it('refuses more than can wait, answers those that do, and lives on', async () => {
  const timeLimit = 1_000;
  const hurried = startCoachPool({ threads: 1, mostThreads: 1, timeLimit });
  const pending = Array.from({ length: 300 }, () => hurried.score(draft));
  const settled = await Promise.allSettled(pending);
  const refused = settled.filter(
    (call) => call.status === 'rejected' && call.reason instanceof BulkheadRejectedError,
  );
  expect(refused).toHaveLength(99);
  await sleep(timeLimit + 100);
  expect((await hurried.score(draft)).value).toBe(score(draft).value);
  await hurried.stop();
});
