import { expect, it } from 'vitest';
import { choicesOf } from '../../features/chat/changes/choices.ts';
import { unfilled } from './revise.ts';

const result = {
  original_email: { subject: 'Hello', body: 'Hi [fill in: name], I waited [fill in: seconds].' },
  ...{ changes: [], offers: [], questions: [] },
};
const nothing = choicesOf(null);

it('opens the blanks that were filled and changes nothing else that was decided', () => {
  const blanks = { name: 'Tom', seconds: 'nine seconds' };
  const subject = 'A phone for [fill in: name]';
  const { body } = result.original_email;
  expect(unfilled(result, { ...nothing, subject, blanks })).toEqual({ subject, body });
});

it('is nothing where no blank of the email is filled', () => {
  expect(unfilled(result, nothing)).toBeNull();
  expect(unfilled(result, { ...nothing, blanks: { name: '  ', figure: '9' } })).toBeNull();
});
