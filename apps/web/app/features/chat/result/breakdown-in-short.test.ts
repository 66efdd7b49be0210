import { expect, it } from 'vitest';
import { scoreInShort } from './judged-result.tsx';

it.each([
  [false, 0, '8.5, up from 6.1'],
  [false, 2, '8.5 so far, up from 6.1'],
  [true, 0, '8.5'],
  [true, 1, '8.5 so far, one blank'],
  [true, 2, '8.5 so far, 2 blanks'],
])(
  'compares a score with what was before only where there was one',
  (isComposed, blanks, words) => {
    expect(scoreInShort({ before: 61, value: 85, isComposed }, blanks)).toBe(words);
  },
);
