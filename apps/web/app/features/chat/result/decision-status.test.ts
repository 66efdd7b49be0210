import { expect, it } from 'vitest';
import { answer, choicesOf, putBack, take } from '../changes/choices.ts';
import { decisionWords } from './decision-status.tsx';
import { optimized } from '../../../testing/optimized.ts';
import { email } from '../../../testing/samples.ts';

const { changes } = optimized(email);
const ids = changes.map(({ id }) => id);
const all = String(ids.length);
const nothing = choicesOf(null);
const accepted = take(nothing, 'offer 1');

it.each([
  [nothing, 'All changes kept. 7.3, up from 6.5.'],
  [putBack(nothing, ids), 'All put back. 7.3, up from 6.5.'],
  [accepted, 'All changes kept, 1 offer taken. 7.3, up from 6.5.'],
  [
    answer(take(putBack(accepted, ids), 'offer 2'), 'sender', 'I.'),
    'All changes put back, 2 offers taken, 1 question answered. 7.3, up from 6.5.',
  ],
  [putBack(nothing, ids.slice(1)), `1 of ${all} changes kept. 7.3, up from 6.5.`],
  [
    { ...putBack(nothing, ids), subject: 'A' },
    'All changes put back except your subject. 7.3, up from 6.5.',
  ],
])('says what was decided and what it came to: %#', (choices, words) => {
  expect(decisionWords({ changes }, choices, { before: 65, value: 73 })).toBe(words);
});

it('says of an email without changes what was taken alone', () => {
  const words = decisionWords({ changes: [] }, accepted, { before: 65, value: 73 });
  expect(words).toBe('1 offer taken. 7.3, up from 6.5.');
});
