import { describe, expect, it } from 'vitest';
import { findPhrases, hasPhrase, phraseBook, scanWords } from './sentences.ts';

const book = phraseBook(['state of the art', 'state', "don't", 'so _ people']);
const found = (text: string) =>
  findPhrases(scanWords(text, 0, text.length), book).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('finding phrases', () => {
  it('takes the longest at each place', () => {
    expect(found('A state of the art state.')).toEqual(['state of the art', 'state']);
  });

  it('reads hyphens as spaces, capitals as small and curly apostrophes as straight', () => {
    expect(found('State-of-the-Art. Don’t!')).toEqual(['State-of-the-Art', 'Don’t']);
  });

  it('lets a gap stand for one word', () => {
    expect(found('so many people, so very many people')).toEqual(['so many people']);
  });

  it('never finds half a word', () => {
    expect(found('state-run statement estate')).toEqual([]);
    expect(hasPhrase(scanWords('non-state', 0, 9), book)).toBe(false);
  });
});
