import { expect, it } from 'vitest';
import { leftInWords } from './sign-out.ts';

it.each([
  [{}, ''],
  [{ draft: 1 }, 'One message is not sent'],
  [{ draft: 2, campaign: 1 }, 'Two messages are not sent, and one campaign is not saved'],
  [{ template: 1, workflow: 2 }, 'One template and two workflows are not saved'],
  [
    { settings: 1, result: 1 },
    'What you changed in the settings and what you chose in one email are not saved',
  ],
])('says of %j that “%s”', (left, words) => {
  expect(leftInWords(left)).toBe(words);
});
