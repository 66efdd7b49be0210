import { expect, it } from 'vitest';
import { answerQuestion, parseDraft, type Edit } from '../../src/index.ts';

const original = parseDraft(
  'Subject: Quick question\n\nHi Tom,\n\nI saw the new shop in Leeds.\n\nYour checkout takes nine seconds.\n\nWe are the leading experts in checkouts.\n\nWould a call help?\n\nBest,\nAda',
);
const change = (id: string, field: Edit['field'], before: string, after: string): Edit => {
  const start = (original[field] ?? '').indexOf(before);
  const reason = `Reason ${id}.`;
  return { id, rule: 'any', field, start, end: start + before.length, before, after, reason };
};
const changes = [
  change('1', 'subject', 'Quick question', 'Checkout in Leeds'),
  change('2', 'body', 'nine seconds', '9 s'),
  change('3', 'body', 'We are the leading experts in checkouts.', ''),
];
const reasons = (question: string) => {
  const { text } = answerQuestion(question, { latest: original, made: { original, changes } });
  return text.match(/Reason \d/gu) ?? [];
};

it.each([
  ['Why did you cut the third paragraph?', ['Reason 3']],
  ['Why was paragraph 2 changed?', ['Reason 2']],
  ['Why did you change the subject?', ['Reason 1']],
  ['Why did you replace “nine seconds”?', ['Reason 2']],
  ['What did you change?', ['Reason 1', 'Reason 2', 'Reason 3']],
  ['How long should a subject be?', []],
  ['What would you change?', []],
])('answers “%s” from what was changed', (question, expected) => {
  expect(reasons(question)).toEqual(expected);
});

it('says so when nothing was changed there', () => {
  const made = { original, changes };
  const { text } = answerQuestion('Why did you change the opening?', { latest: original, made });
  expect(text).toContain('changed nothing there');
});
