import { expect, it } from 'vitest';
import { reviseEmail } from './revise-email.ts';
import { rewrite } from './rewrite.ts';

const draft = {
  subject: 'Quick question',
  body: 'Hi {{name},\n\nWe make {product}} for your site. I waited [fill in: seconds] for it.\n\nBest,\nAnn',
};
const { subject, body, edits } = rewrite(draft);

it('gives the rewrite while nothing is decided', () => {
  expect(edits.length).toBeGreaterThan(1);
  expect(reviseEmail(draft, { edits })).toEqual({ subject, body });
});

it('gives the draft back when every edit is put back', () => {
  expect(reviseEmail(draft, { edits }, { put_back: edits.map(({ id }) => id) })).toEqual(draft);
});

it('takes the picked subject and fills blanks in both fields', () => {
  const decisions = { subject: 'Your [fill in: seconds]', blanks: { seconds: 'nine seconds' } };
  const revised = reviseEmail(draft, { edits }, decisions);
  expect(revised.subject).toBe('Your nine seconds');
  expect(revised.body).toContain('I waited nine seconds');
});

it('leaves an email without a subject without one', () => {
  expect(reviseEmail({ subject: null, body: 'Hi' }, { edits: [] }).subject).toBeNull();
});
