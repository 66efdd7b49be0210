import { expect, it } from 'vitest';
import { followUpsOfEmail } from '../../../data/coach/follow-ups.ts';
import { conditionWords } from './follow-ups.tsx';

const email = (greeting: string) => ({
  subject: null,
  body: `${greeting}\n\nYour checkout took nine seconds on my phone.\n\nIs it on your list?\n\nNora`,
});

it.each([
  ['Hi Tom,', false, 'If no answer comes from Tom'],
  ['Hi Tom and Ann,', true, 'If no answer comes from Tom and Ann to this one either'],
  ['Hi team,', false, 'If no answer comes'],
  ['Hi {{first_name}},', true, 'If no answer comes to this one either'],
])('names whoever %j greets', (greeting, isFollowUp, words) => {
  const { addressee } = followUpsOfEmail({ email: email(greeting), reading: null, stored: [] });
  expect(conditionWords(addressee, isFollowUp)).toBe(words);
});
