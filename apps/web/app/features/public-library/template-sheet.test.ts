import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutEmail, withBlanks } from './template-sheet.tsx';

const example = {
  text: 'Hi Sarah, I ordered the kit.',
  places: [
    { label: 'First name', start: 3, end: 8 },
    { label: 'Product', start: 20, end: 27 },
  ],
};

it('cuts at places and marks, and names the place that a piece belongs to', () => {
  const pieces = cutEmail(example, [{ number: 1, start: 10, end: 23 }]);
  expect(pieces.map(({ text, variable, numbers }) => [text, variable?.label, ...numbers])).toEqual([
    ['Hi ', undefined],
    ['Sarah', 'First name'],
    [', ', undefined],
    ['I ordered ', undefined, 1],
    ['the', 'Product', 1],
    [' kit', 'Product'],
    ['.', undefined],
  ]);
});

it('gives the text again and each number once, wherever the marks are', () => {
  const offset = fc.integer({ min: 0, max: example.text.length });
  fc.assert(
    fc.property(offset, offset, (one, other) => {
      const mark = { number: 1, start: Math.min(one, other), end: Math.max(one, other) };
      const pieces = cutEmail(example, [mark]);
      expect(pieces.map(({ text }) => text).join('')).toBe(example.text);
      const numbers = pieces.flatMap(({ ending }) => ending);
      expect(numbers).toEqual(mark.start < mark.end ? [1] : []);
    }),
  );
});

it('gives who fills it in the blanks by name', () => {
  expect(withBlanks(example)).toBe('Hi [First name], I ordered [Product].');
});
