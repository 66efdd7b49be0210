import { expect, it } from 'vitest';
import { findTerms, termsOf } from './find-terms.ts';

const marked = (text: string, words: string) =>
  findTerms(text, termsOf(words)).map(([start, end]) => text.slice(start, end));

it('marks words as they are written, accents and all', () => {
  expect(marked('Un CAFÉ, deux cafe\u0301s, ﬁne', 'cafe fin')).toEqual(['CAFÉ', 'cafe', 'ﬁn']);
});

it('makes one of those that touch, and leaves single letters alone', () => {
  expect(marked('podcasting', 'podcast casting')).toEqual(['podcasting']);
  expect(marked('a banana', 'a')).toEqual([]);
});
