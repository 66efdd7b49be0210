import { expect, it } from 'vitest';
import { startTurn } from './read-reply.ts';

it('lets others have their turn after 15 ms of its own, and not before', async () => {
  let now = 0;
  const turn = startTurn(() => now);
  let hadTurn = false;
  setImmediate(() => {
    hadTurn = true;
  });
  for (let piece = 0; piece < 1_000; piece += 1) await turn.end();
  expect(hadTurn).toBe(false);
  now = 15;
  await turn.end();
  expect(hadTurn).toBe(true);
});
