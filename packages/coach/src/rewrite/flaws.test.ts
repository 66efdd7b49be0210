import { describe, expect, it } from 'vitest';
import { flawsBeyond } from './rewrite.ts';

function body(text: string) {
  return { subject: null, body: text };
}

describe('addsFlaw', () => {
  it.each([
    ['a double space', 'We  bake.'],
    ['a space before a comma', 'We bake , too.'],
    ['two marks in a row', 'We bake,. Daily.'],
    ['a sentence without a capital', 'We bake. daily too.'],
    ['a paragraph without a capital', 'We bake.\n\ndaily too.'],
    ['an empty paragraph', 'We bake.\n\n\n\nDaily.'],
    ['a word said twice', 'We bake bake.'],
    ['an article without a noun', 'We bake a.'],
    ['a space at the end of a line', 'We bake. \nDaily.'],
    ['a space at the start', ' We bake.'],
  ])('sees %s', (_, after) => {
    expect(flawsBeyond(body('We bake daily.'))(body(after))).toBe(true);
  });

  it('forgives what the draft had already', () => {
    expect(flawsBeyond(body('We  bake daily.'))(body('We  bake.'))).toBe(false);
  });

  it('sees a flaw in the subject', () => {
    expect(flawsBeyond({ subject: 'Bread', body: '' })({ subject: 'Bread  now', body: '' })).toBe(
      true,
    );
  });
});
