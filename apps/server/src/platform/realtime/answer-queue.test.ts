import { expect, it } from 'vitest';
import { createAnswerQueue } from './answers.ts';

const never = new AbortController().signal;

/** Resolves to whether it has come by now. */
const hasCome = (turn: Promise<unknown>) =>
  Promise.race([turn.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))]);

it('gives a person two places at once, and the next in order when one is left', async () => {
  const queue = createAnswerQueue();
  const [leaveFirst] = await Promise.all([queue.enter('ada', never), queue.enter('ada', never)]);
  const third = queue.enter('ada', never);
  const fourth = queue.enter('ada', never);
  expect(await hasCome(third)).toBe(false);
  leaveFirst();
  expect(await hasCome(third)).toBe(true);
  expect(await hasCome(fourth)).toBe(false);
});

it('lets nobody wait for somebody else', async () => {
  const queue = createAnswerQueue();
  await Promise.all([queue.enter('ada', never), queue.enter('ada', never)]);
  expect(await hasCome(queue.enter('bo', never))).toBe(true);
});

it('lets go who is stopped while waiting, and gives their place to nobody', async () => {
  const queue = createAnswerQueue();
  const [leaveFirst] = await Promise.all([queue.enter('ada', never), queue.enter('ada', never)]);
  const stopping = new AbortController();
  const stopped = queue.enter('ada', stopping.signal);
  const next = queue.enter('ada', never);
  stopping.abort();
  (await stopped)();
  expect(await hasCome(next)).toBe(false);
  leaveFirst();
  expect(await hasCome(next)).toBe(true);
});
