import type { EmailReading } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { readAsWords, writtenAsWords } from './result-message.tsx';

const guessed: EmailReading = {
  language: 'en',
  isSupported: true,
  kind: 'email',
  stage: 'first',
  isStageGuessed: true,
  profile: 'sales',
  isProfileGuessed: true,
};
const stated = { isStageGuessed: false, isProfileGuessed: false };

it.each([
  [{}, 'read as a first email, sales (guessed)'],
  [{ profile: 'general' }, 'read as a first email (guessed)'],
  [stated, 'read as a first email, sales'],
  [{ isProfileGuessed: false }, 'read as sales, a first email (guessed)'],
  [{ isStageGuessed: false, stage: 'follow_up' }, 'read as a follow-up, sales (guessed)'],
] as const)('tells what was guessed from what was said: %o', (reading, words) => {
  expect(readAsWords({ ...guessed, ...reading })).toBe(words);
});

it('tells what was written from a brief, which is no guess', () => {
  expect(writtenAsWords(guessed)).toBe('written as a first email, sales');
});
