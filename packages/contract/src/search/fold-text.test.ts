import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { foldText } from './fold-text.ts';

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
    { numRuns: 1_000 },
  );
});
