import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { vetReview, isLightTouch } from './vet-rewrite.ts';

const draft = {
  subject: 'Stock in Leeds',
  body: 'Hi Tom,\n\nI saw you opened a second shop in Leeds in March. We leverage scanners in order to count stock for 40 shops.\n\nWorth a look?\n\nThanks,\nAda',
};
const light = (body: string, subject = 'Stock in Leeds') =>
  vetReview(draft, { subject, body }, [], { manner: 'light' });

it('takes other words over, and keeps the subject', () => {
  const words = draft.body.replace('leverage scanners in order to', 'use scanners to');
  const { subject, body, verdict } = light(words, 'Your second shop');
  expect(subject).toBe(draft.subject);
  expect(body).toContain('use scanners to');
  expect(verdict).not.toBe('unusable');
});

it('takes over nothing of what adds, drops or moves a sentence, which a full rewrite may do', () => {
  const shorter = draft.body
    .replace(' We leverage scanners in order to', ' We')
    .replace(
      'I saw you opened a second shop in Leeds in March.',
      'You opened a second shop in Leeds in March. I saw it.',
    );
  expect(light(shorter)).toMatchObject({ verdict: 'unusable', body: draft.body, edits: [] });
  expect(vetReview(draft, { ...draft, body: shorter }).verdict).not.toBe('unusable');
});

it('adds no more than words of the coach’s own', () => {
  const { body } = light(draft.body);
  expect(body).not.toContain('leverage');
  const [version, own] = [{ ...draft, body }, draft].map(parseEmail);
  expect(version && own && isLightTouch(version, own)).toBe(true);
});
