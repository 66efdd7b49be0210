import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { findRanges, foldText, searchTerms } from './plain-text.ts';

test.each([
  ['CAFÉ', 'cafe'],
  ['İstanbul', 'istanbul'],
  ['ﬁle №5', 'file no5'],
  ['ＡＢＣ', 'abc'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['KEBABÇI kebabcı', 'kebabci kebabci'],
  ['Yılmaz İnci', 'yilmaz inci'],
  ['Łódź łódź', 'lodz lodz'],
  ['STRAẞE Strauß', 'strasse strauss'],
  ['Øst ǿ', 'ost o'],
  ['Đorđe Ðað Þór þ', 'dorde dad thor th'],
  ['Æsir ǽ Œuvre œ', 'aesir ae oeuvre oe'],
  ['Ħamrun ħ', 'hamrun h'],
  ['100% _a\\b', '100% _a\\b'],
])('%s is compared as %s', (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
});

it('folds a part of a text to a part of the folded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(foldText(one + other)).toBe(foldText(one) + foldText(other));
    }),
  );
});

it('changes nothing that is folded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

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
