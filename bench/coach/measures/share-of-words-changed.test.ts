import { expect, test } from 'vitest';
import { shareOfWordsChanged } from './share-of-words-changed.ts';

test('counts words taken out and words put in', () => {
  expect(shareOfWordsChanged('one two three four', 'one two three four')).toBe(0);
  expect(shareOfWordsChanged('one two three four', 'one three four')).toBe(0.25);
  expect(shareOfWordsChanged('one two three four', 'one 2 three four')).toBe(0.5);
  expect(shareOfWordsChanged('one two', 'two one')).toBe(1);
});

test('does not count spaces, line ends and signs', () => {
  expect(shareOfWordsChanged('one, two. Three', 'one two.\n\nThree!')).toBe(0);
});
