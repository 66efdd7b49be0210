import { expect, it } from 'vitest';
import { vetReply } from './vet-text.ts';

const known = ['We count stock for 40 shops. Tom'];

it.each([
  'Sure, send me a line on how it works.\n\nBest,\nTom',
  'Great, happy to look.\n\nThanks,\nTom',
  'Great,\n\nSend it over.\n\nTom',
  'I am away until the summer, so not now.',
])('leaves %j as the reader says it', (text) => {
  expect(vetReply(text, known)).toBe(text);
});

it('loses what nobody told', () => {
  expect(vetReply('Yes, tell me more about the 40 shops. Ask Jenny Smith.', known)).toBe(
    'Yes, tell me more about the 40 shops.',
  );
  expect(vetReply('Call Jenny at Acme on +44 1632 960123.', known)).toBeNull();
});
