import { expect, test } from 'vitest';
import { diffParts } from './diff-parts.ts';

const text = (parts: ReturnType<typeof diffParts>, kind: string) =>
  parts.filter((part) => part.kind === kind).map((part) => part.text);

test('keeps the words that stay out of the change', () => {
  const parts = diffParts('shops across all of Europe', 'shops across Europe');

  expect(text(parts, 'removed')).toEqual(['all of']);
  expect(text(parts, 'added')).toEqual([]);
});

test('shows one removal and one addition when hardly a word stays', () => {
  const parts = diffParts('Would you be free for a call?', 'Is this on your list a lot?');

  expect(text(parts, 'removed')).toEqual(['Would you be free for a call?']);
  expect(text(parts, 'added')).toEqual(['Is this on your list a lot?']);
});

test('leaves the spaces around a change outside it', () => {
  expect(diffParts('', ' and waited ')).toEqual([
    { kind: 'same', text: ' ' },
    { kind: 'added', text: 'and waited' },
    { kind: 'same', text: ' ' },
  ]);
});

test('shows a deletion with nothing in its place', () => {
  expect(text(diffParts('I hope you are well!', ''), 'removed')).toEqual(['I hope you are well!']);
});
