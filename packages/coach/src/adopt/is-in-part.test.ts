import { expect, it } from 'vitest';
import type { Decision } from '../recipient/reply.ts';
import { isInPart } from './speech.ts';

it.each<[Decision, string, boolean]>([
  ['yes', 'Happy to. Send it over.', true],
  ['question', 'How does it work?', true],
  ['question', 'Send it over.', false],
  ['not_now', 'Not before the summer, but write to me again.', true],
  ['not_now', 'Hi Ada,\n\nYes, let us talk.', false],
  ['no', 'Thanks, but we count our own.', true],
  ['no', 'Sure, when?', false],
  ['yes', 'I am a bot.', false],
  ['yes', 'I am a baker, so yes.', true],
])('of %s and “%s” says %s', (decision, text, isGood) => {
  expect(isInPart(text, decision)).toBe(isGood);
});
