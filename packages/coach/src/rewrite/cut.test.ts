import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { applyEdits } from './edits.ts';
import { cut, swap } from './wording.ts';

function without(body: string, words: string): string {
  const draft = { subject: null, body };
  const start = body.indexOf(words);
  return applyEdits(draft, [cut(parseEmail(draft), start, start + words.length)]).body;
}

function withSwap(body: string, words: string, other: string): string {
  const draft = { subject: null, body };
  const start = body.indexOf(words);
  return applyEdits(draft, [swap(parseEmail(draft), start, start + words.length, other)]).body;
}

describe('cut', () => {
  it.each([
    ['We really bake.', 'really', 'We bake.'],
    ['We bake daily.', 'daily', 'We bake.'],
    ['Sadly we bake.', 'Sadly', 'We bake.'],
    ['It rains. Sadly we bake.', 'Sadly', 'It rains. We bake.'],
    ['A great oven.', 'great', 'An oven.'],
    ['We run an innovative bakery.', 'innovative', 'We run a bakery.'],
  ])('takes words out of %j cleanly', (body, words, after) => {
    expect(without(body, words)).toBe(after);
  });
});

describe('swap', () => {
  it.each([
    ['Utilise steam.', 'Utilise', 'use', 'Use steam.'],
    ['It is a big try.', 'big try', 'effort', 'It is an effort.'],
    ['An oven.', 'oven', 'bakery', 'A bakery.'],
  ])('puts other words into %j', (body, words, other, after) => {
    expect(withSwap(body, words, other)).toBe(after);
  });
});
