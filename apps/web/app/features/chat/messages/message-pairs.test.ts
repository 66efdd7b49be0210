import { expect, it } from 'vitest';
import { email, messagePair } from '../../../testing/samples.ts';
import { messagePairs, hasResult } from './message-pairs.ts';

const [draft, answer] = messagePair(email);

it('pairs each email with the answer that follows it', () => {
  expect(messagePairs([draft, answer, draft, answer])).toEqual([
    { draft, answer },
    { draft, answer },
  ]);
});

it('keeps an email without an answer, and an answer without a result that can be read', () => {
  const older = { ...answer, optimization_results: null };
  expect(messagePairs([draft, draft, older])).toEqual([
    { draft, answer: null },
    { draft, answer: older },
  ]);
  expect([hasResult(older), hasResult(answer)]).toEqual([false, true]);
});
