import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { readRelevance } from './read-relevance.ts';

const levelOf = (sentence: string) =>
  readRelevance(
    parseEmail({
      subject: 'Application',
      body: `Dear Ms Brandt,\n\n${sentence} I rebuilt a report in R.\n\nOliver`,
      profile: 'job_search',
    }),
  ).level;

it.each([
  'I am writing to apply for the Junior Data Analyst role at Fenwick Energy.',
  'I would like to apply for the senior nurse position on ward 4.',
  'I am interested in the baker vacancy that you posted on 3 October.',
])('takes a role of theirs for the reason to write: %s', (sentence) => {
  expect(levelOf(sentence)).toBe('tied');
});

it('sees a role that is not pinned to one firm as less', () => {
  expect(levelOf('I am applying for the senior nurse position.')).toBe('observation');
});

it.each([
  'I am applying for the open position.',
  'I am looking for a job in your company.',
  'I would like to apply for any suitable role.',
])('finds no role of theirs in: %s', (sentence) => {
  expect(['none', 'name', 'company']).toContain(levelOf(sentence));
});
