import { RewriteChoices } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { answer, answered, asWritten, choicesOf, leave, putBack, take } from './choices.ts';

const nothing = choicesOf(null);

it('takes an offer once, and leaves it again', () => {
  const accepted = take(take(nothing, 'offer 1'), 'offer 1');
  expect(accepted.taken).toEqual(['offer 1']);
  expect(leave(accepted, 'offer 1')).toEqual(nothing);
});

it('drops an answer that is emptied, and counts none of spaces alone', () => {
  const answeredOnce = answer(answer(nothing, 'relevance', 'An oven.'), 'sender', '  ');
  expect(answered(answeredOnce)).toEqual(['relevance']);
  expect(answer(answeredOnce, 'relevance', '').answers).toEqual({ sender: '  ' });
});

it('goes back to the email as it was written, but for its blanks', () => {
  const blanks = { name: 'Tom' };
  const decided = answer(take({ ...nothing, blanks, subject: 'Ovens' }, 'offer 1'), 'sender', 'I.');
  expect(asWritten(decided, ['1', '2'])).toEqual({ ...nothing, blanks, put_back: ['1', '2'] });
});

it('reads what an older version stored and kept, and adds to it', () => {
  const stored = RewriteChoices.parse({ put_back: ['1'], subject: null, blanks: {} });
  const local = { put_back: { '2': true } };
  expect(choicesOf(stored, local)).toEqual(putBack(nothing, ['1', '2']));
  const newer = { taken: { 'offer 1': true }, answers: { sender: 'I.' } };
  expect(choicesOf(stored, newer)).toMatchObject({
    ...{ put_back: ['1'], taken: ['offer 1'], answers: { sender: 'I.' } },
  });
});
