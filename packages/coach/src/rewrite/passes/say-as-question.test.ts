import { expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { sayAsQuestion } from './asks.ts';

it('asks what was only stated', () => {
  expect(
    applyPass(
      sayAsQuestion,
      'We bake rye bread. Please inform me if this is possible for you and which ovens you have.',
    ),
  ).toBe(
    'We bake rye bread. Would this be possible for you? If so, please inform me which ovens you have.',
  );
});

it.each([
  'Is bread on your list? Please let me know if you are interested.',
  'We bake rye bread. Let me know which loaf you like.',
])('leaves %j alone', (body) => {
  expect(applyPass(sayAsQuestion, body)).toBe(body);
});
