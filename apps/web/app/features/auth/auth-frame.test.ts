import { rewrite } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { coachedSample } from './auth-frame.tsx';

it('shows only changes that the coach makes', () => {
  const { subject, body, changes } = coachedSample;
  const made = rewrite({ subject, body }).edits;
  expect(made.map(({ before, after, reason }) => ({ before, after, reason }))).toEqual(
    expect.arrayContaining(changes),
  );
});
