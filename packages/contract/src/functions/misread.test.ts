import { expect, it } from 'vitest';
import type { EmailReading } from './email-reading.ts';
import { misread } from './misread.ts';

const english: EmailReading = {
  language: 'en',
  isSupported: true,
  kind: 'email',
  stage: 'first',
  isStageGuessed: true,
  profile: 'general',
  isProfileGuessed: true,
};

it('has nothing to say of an English email', () => {
  expect(misread(english)).toBeNull();
});

it('names a language that is not read yet, whatever is written in it', () => {
  const sentence = 'This reads as Greek, which is not supported yet.';
  expect(misread({ ...english, language: 'el', isSupported: false })).toBe(sentence);
  expect(misread({ ...english, language: 'el', isSupported: false, kind: 'poem' })).toBe(sentence);
});

it.each([
  ['poem', 'a poem'],
  ['list', 'a list'],
  ['code', 'source code'],
  ['internal_note', 'a note to colleagues'],
  ['impersonal', 'a notice or an article'],
  ['scam', 'fraud'],
  ['empty', 'nothing here'],
  ['a kind that comes later', 'does not read as an email'],
])('says what %s is', (kind, words) => {
  expect(misread({ ...english, kind })).toContain(words);
});
