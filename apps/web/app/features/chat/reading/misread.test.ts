import type { EmailReading } from '@replysmith/contract';
import { expect, it } from 'vitest';
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

it('names a language it does not know yet', () => {
  expect(misread({ ...english, language: 'el', isSupported: false })).toMatch(
    /^This reads as Greek, which is not supported yet/u,
  );
});
