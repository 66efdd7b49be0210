import { expect, it } from 'vitest';
import { leansBack, opensLeaning } from './wording.ts';

it.each([
  'That is why I write.',
  'But bread is warm.',
  'They bake at night.',
  'We believe that it can help you.',
  'Would that be okay?',
  'If so, call me.',
])('%j leans on what came before', (text) => {
  expect(leansBack(text)).toBe(true);
});

it.each(['Your oven is cold.', 'We bake bread.', 'Would you like some bread?', 'Theirs is warm.'])(
  '%j stands alone',
  (text) => {
    expect(leansBack(text)).toBe(false);
  },
);

it('lets a question about "this" open a paragraph', () => {
  expect(opensLeaning('Would this be of use?')).toBe(false);
});
