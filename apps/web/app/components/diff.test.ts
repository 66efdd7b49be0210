import { expect, test } from 'vitest';
import { diffParts, sideOfDiff } from './diff.ts';

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

test.each([
  [
    'Please find the deck attached for your review today.',
    'I have the deck attached for your review today.',
    'Please find',
    'I have',
  ],
  [
    'We can help you to save time, as we did for Harrow & Vale.',
    'It may be to your gain, as we did for Harrow & Vale.',
    'We can help you to save time',
    'It may be to your gain',
  ],
])(
  'shows a replaced phrase as one, whatever short words it keeps: %s',
  (before, after, out, put) => {
    const parts = diffParts(before, after);

    expect(text(parts, 'removed')).toEqual([out]);
    expect(text(parts, 'added')).toEqual([put]);
  },
);

test('keeps short words apart where words only go, and across a line break', () => {
  const cut = diffParts('a very good and very fast way to bake', 'a good and fast way to bake');
  expect(text(cut, 'removed')).toEqual(['very', 'very']);

  const broken = diffParts(
    'the long deck of old\nI am here today',
    'the long deck of new\nI was here today',
  );
  expect(text(broken, 'added')).toEqual(['new', 'was']);
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

test.each([
  [
    'Would this be of interest? If so, I could do a 30-minute call on Thursday.\n\nBest,',
    'Would you be available for a 30-minute call on Thursday to discuss how we could work?\n\nBest,',
  ],
  ['One\n\nTwo  words', 'One two\n words and three'],
  ['', 'All of it is new.'],
])('gives each side of a difference as it stands, space for space: %j', (before, after) => {
  const whole = (side: 'before' | 'after') =>
    sideOfDiff(before, after, side)
      .map((part) => part.text)
      .join('');
  expect([whole('before'), whole('after')]).toEqual([before, after]);
});

test('leaves no space before a full stop that takes the place of words', () => {
  const parts = diffParts('waited on a phone which is common', 'waited on a phone. That is common');
  const shown = parts.filter(({ kind }) => kind !== 'removed').map((part) => part.text);

  expect(shown.join('')).toBe('waited on a phone. That is common');
});
