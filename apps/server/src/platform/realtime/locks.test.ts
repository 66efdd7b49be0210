import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const never = new AbortController().signal;

/** Whether the turn has come by now. */
const hasCome = (turn: Promise<unknown>) =>
  Promise.race([turn.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))]);

it('gives a person two turns at once, and the next in order when one ends', async () => {
  const turns = createTurns();
  const [endFirst] = await Promise.all([turns.take('ada', never), turns.take('ada', never)]);
  const third = turns.take('ada', never);
  const fourth = turns.take('ada', never);
  expect(await hasCome(third)).toBe(false);
  endFirst();
  expect(await hasCome(third)).toBe(true);
  expect(await hasCome(fourth)).toBe(false);
});

it('lets nobody wait for somebody else', async () => {
  const turns = createTurns();
  await Promise.all([turns.take('ada', never), turns.take('ada', never)]);
  expect(await hasCome(turns.take('bo', never))).toBe(true);
});

it('lets go who is stopped while waiting, and gives their turn to nobody', async () => {
  const turns = createTurns();
  const [endFirst] = await Promise.all([turns.take('ada', never), turns.take('ada', never)]);
  const stopping = new AbortController();
  const stopped = turns.take('ada', stopping.signal);
  const next = turns.take('ada', never);
  stopping.abort();
  (await stopped)();
  expect(await hasCome(next)).toBe(false);
  endFirst();
  expect(await hasCome(next)).toBe(true);
});
