import { expect, it } from 'vitest';
import type { EmailReading } from './email.ts';
import { misread, judgedScore } from './chat/message-rules.ts';

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

it('leaves a score to an email alone, and to what was stored before its reading was', () => {
  expect([judgedScore(english, 82), judgedScore(null, 82)]).toEqual([82, 82]);
  expect(judgedScore({ ...english, kind: 'poem' }, 82)).toBeNull();
  expect(judgedScore({ ...english, isSupported: false }, 82)).toBeNull();
});

it.each([
  ['poem', 'a poem'],
  ['list', 'a list'],
  ['code', 'source code'],
  ['internal_note', 'a note to colleagues'],
  ['newsletter', 'a newsletter'],
  ['impersonal', 'a notice or an article'],
  ['scam', 'fraud'],
  ['empty', 'nothing here'],
  ['a kind that comes later', 'does not read as an email'],
])('says what %s is', (kind, words) => {
  expect(misread({ ...english, kind })).toContain(words);
});
