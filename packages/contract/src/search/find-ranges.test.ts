import { expect, it } from 'vitest';
import { findRanges } from './find-ranges.ts';
import { searchTerms } from './search-terms.ts';

const marked = (text: string, words: string) =>
  findRanges(text, searchTerms(words)).map(([start, end]) => text.slice(start, end));

it('marks words as they are written, each accent with its letter', () => {
  expect(marked('Un CAFÉ, deux cafe\u0301s, ﬁne', 'cafe fin')).toEqual([
    'CAFÉ',
    'cafe\u0301',
    'ﬁn',
  ]);
});

it('marks whole letters that are searched as two', () => {
  expect(marked('Herr Strauß in Łódź', 'strauss lodz')).toEqual(['Strauß', 'Łódź']);
  expect(marked('Die Straßen', 'stras')).toEqual(['Straß']);
  expect(marked('Die Straßen', 'sen')).toEqual(['ßen']);
  expect(marked('Þór, Æsir', 'ho es')).toEqual(['Þó', 'Æs']);
});

it('makes one of those that touch or overlap, and leaves single letters alone', () => {
  expect(marked('podcasting', 'podcast casting')).toEqual(['podcasting']);
  expect(marked('a banana', 'anan nana')).toEqual(['anana']);
  expect(marked('a banana', 'a')).toEqual([]);
});
