import { describe, expect, it } from 'vitest';
import { tagText } from './language.ts';

const read = (text: string) => tagText(text).map(({ text: word, tag }) => `${word} ${tag}`);

describe('tagText', () => {
  it('reads a text the same whatever was read before', () => {
    const text = 'The forklift is from last year’s show, and it’s the baker’s own.';
    const before = read(text);
    read('The form was last year’s. It was the baker’s. They said it was the baker’s.');
    expect(read(text)).toEqual(before);
    expect(before).toContain('’s PART');
  });

  it('gives each word and sign where it stands', () => {
    const text = 'Tom’s ovens cost £40.';
    for (const { start, end, text: word } of tagText(text))
      expect(text.slice(start, end)).toBe(word);
    expect(tagText(text).map(({ key }) => key)).toEqual([
      'tom',
      "'s",
      'ovens',
      'cost',
      '£',
      '40',
      '.',
    ]);
  });

  it('goes on after any number of texts, though its tagger is started anew', () => {
    const before = read('Rye.');
    for (let text = 0; text < 110_000; text += 1) tagText('Rye.');
    expect(read('Rye.')).toEqual(before);
  });
});

it('reads a misspelt word as the one that was meant, where it stands', () => {
  const tokens = tagText('We will definately come.');
  const slip = tokens.find(({ text }) => text === 'definately');
  expect(slip).toMatchObject({ start: 8, end: 18, key: 'definitely', lemma: 'definitely' });
});
