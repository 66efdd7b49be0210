import { expect, it } from 'vitest';
import type { ConcernId, Decision } from '../recipient/reply.ts';
import { concerns, questionsOn } from '../recipient/voices.ts';
import { asksAbout, isInPart } from './in-part.ts';

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
  ['yes', 'yes '.repeat(91), false],
])('of %s and “%s” says %s', (decision, text, isGood) => {
  expect(isInPart(text, decision)).toBe(isGood);
});

it.each<[ConcernId, string, string]>([
  ['proof', 'Who else has done this?', 'What would this look like for a team such as ours?'],
  ['price', 'What does a tray cost?', 'Who would do the work?'],
  ['source', 'Where does the 38% come from?', 'What would we pay?'],
  ['data', 'Where is our data stored?', 'When could we begin?'],
  ['traction', 'How is revenue growing?', 'Why did you write to us?'],
])('of %s: “%s” asks it and “%s” does not', (concern, question, other) => {
  expect(asksAbout(question, concern)).toBe(true);
  expect(asksAbout(other, concern)).toBe(false);
});

it('takes no statement for a question', () => {
  expect(asksAbout('The price is fine. Shall we?', 'price')).toBe(false);
});

it('knows every question that anybody might ask', () => {
  for (const concern of Object.keys(concerns) as ConcernId[]) {
    for (const line of questionsOn(concern).map((one) => one.replace(/\{\w+\}/gu, 'it')))
      expect(asksAbout(line, concern), line).toBe(true);
  }
});
