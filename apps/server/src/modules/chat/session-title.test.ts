import { parseDraft } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { sessionTitle } from './session-title.ts';

const title = (pasted: string) => sessionTitle(parseDraft(pasted));

it.each([
  ['the subject line', 'Subject: Shipping costs\n\nHi Tom,\n\nA question.', 'Shipping costs'],
  [
    'a long subject line, cut to 40 characters',
    `Subject: ${'abcde '.repeat(10)}\n\nHi Tom,`,
    'abcde abcde abcde abcde abcde abcde abcd...',
  ],
  [
    'the first six words after the greeting',
    'Hi Tom,\n\nI saw that Fernhill opened a second warehouse.',
    'I saw that Fernhill opened a',
  ],
  [
    'no second greeting',
    'Hello Sarah\n\nGood afternoon,\n\nYour shop is new.',
    'Your shop is new.',
  ],
  ['no quoted line', '> Thanks for this\n\nYour shop is new.', 'Your shop is new.'],
  [
    'a capital after a greeting in the same line',
    'Hi Tom, your checkout took nine seconds.',
    'Your checkout took nine seconds.',
  ],
  ['nothing from what has no words', '— … —', null],
])('takes %s', (_what, pasted, expected) => {
  expect(title(pasted)).toBe(expected);
});

it('does not cut a character in two', () => {
  expect(title(`Subject: ${'😀'.repeat(41)}`)).toBe(`${'😀'.repeat(40)}...`);
});
