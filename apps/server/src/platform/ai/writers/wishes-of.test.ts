import { expect, it } from 'vitest';
import { wishesOf } from './write-email.ts';

it.each([
  ['professional', 'medium', { tone: 'professional', length: 'medium' }],
  [' Casual', 'SHORT', { tone: 'casual', length: 'short' }],
  ['like a pirate', 'a haiku', { tone: undefined, length: undefined }],
])('reads the tone %j and the length %j', (tone, length, wishes) => {
  expect(wishesOf({ tone, industry: 'general', length })).toEqual(wishes);
});

it('wishes nothing for who said nothing', () => {
  expect(wishesOf(null)).toEqual({ tone: undefined, length: undefined });
});
