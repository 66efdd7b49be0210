import { score } from '@replysmith/coach';
import { describe, expect, it } from 'vitest';
import { optimized } from '../../testing/optimized.ts';
import { clumsyEmail, email } from '../../testing/samples.ts';
import {
  answer,
  asWritten,
  choicesOf,
  keep,
  leave,
  putBack,
  take,
} from '../../features/chat/changes/choices.ts';
import { revise } from './revise.ts';

const result = optimized(email);
const keepAll = choicesOf(null);
const everyId = result.changes.map(({ id }) => id);
const [firstId = ''] = everyId;

describe('revise', () => {
  it('gives the stored rewrite while nothing is decided', () => {
    const { subject, body, value } = revise(result, keepAll);
    expect({ subject, body }).toEqual(result.optimized_email);
    expect(value).toBe(result.score.optimized_score);
  });

  it('gives the draft and its score back when every change is put back', () => {
    const { subject, body, value } = revise(result, putBack(keepAll, everyId));
    expect({ subject, body }).toEqual(result.original_email);
    expect(value).toBe(result.score.original_score);
  });

  it('scores what is left when one change is put back, and undoes that', () => {
    const without = putBack(keepAll, [firstId]);
    const { subject, body, value } = revise(result, without);
    expect({ subject, body }).not.toEqual(result.optimized_email);
    expect(value).toBe(score({ subject, body }).value);
    expect(revise(result, keep(without, [firstId]))).toEqual(revise(result, keepAll));
  });

  it('takes a picked subject and writes into blanks', () => {
    const text = { subject: 'A', body: 'I waited [fill in: seconds] for it.' };
    const withBlank = { ...result, original_email: text, optimized_email: text, changes: [] };
    const revision = revise(withBlank, {
      ...keepAll,
      subject: 'Your checkout',
      blanks: { seconds: 'nine seconds' },
    });
    expect(revision.subject).toBe('Your checkout');
    expect(revision.body).toBe('I waited nine seconds for it.');
  });

  it('takes the offers and the answers in, scores them, and leaves the draft when all is put back', () => {
    const clumsy = optimized(clumsyEmail);
    const ask = clumsy.offers.find(({ kind }) => kind === 'ask');
    const [question] = clumsy.questions;
    if (!ask || !question) throw new Error('There is no offer or no question.');
    const decided = answer(take(keepAll, ask.id), question.id, 'it took two days');
    const { subject, body, value } = revise(clumsy, decided);
    expect(body).toContain(ask.edits[0]?.after);
    expect(body).toContain('It took two days.');
    expect(value).toBe(score({ subject, body, ...clumsy.reading }).value);
    expect(revise(clumsy, answer(leave(decided, ask.id), question.id, ''))).toEqual(
      revise(clumsy, keepAll),
    );
    const ids = clumsy.changes.map(({ id }) => id);
    const back = revise(clumsy, asWritten(decided, ids));
    expect({ subject: back.subject, body: back.body }).toEqual(clumsy.original_email);
  });
});
