import { expect, test } from 'vitest';
import { tornSentences } from './torn-sentences.ts';

const own = {
  subject: null,
  body: 'Hi Ruth,\n\nDunmore loses pallets on the way back from its shops. Worth a look?\n\nInes',
};
const tornIn = (sentence: string) =>
  tornSentences(own, { ...own, body: own.body.replace('Worth a look?', sentence) });

test.each([
  'and shops keep them for weeks.',
  'Your shops keep them for the.',
  'Your shops keep them (for weeks.',
  'Your shops keep them them for weeks.',
  'A page on pallets in shops.',
])('%s does not read whole', (sentence) => {
  expect(tornIn(sentence)).toEqual([sentence]);
});

test.each(['Your shops keep them for weeks.', 'Is 10 10 too many?', 'Shall I send a page?'])(
  '%s reads whole',
  (sentence) => {
    expect(tornIn(sentence)).toEqual([]);
  },
);

test('what the writer’s own sentences lack the others need not have', () => {
  const small = {
    subject: null,
    body: 'hi ruth\n\nyour shops lose pallets. we find them.\n\nines',
  };
  expect(
    tornSentences(small, { ...small, body: small.body.replace('we find', 'we count') }),
  ).toEqual([]);
});
