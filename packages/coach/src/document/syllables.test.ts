import { describe, expect, it } from 'vitest';
import { countSyllables } from './readability.ts';

describe('counting syllables', () => {
  it.each([
    ['oven', 2],
    ['croissants', 2],
    ['administration', 5],
    ['cut', 1],
  ])('counts %s', (word, count) => {
    expect(countSyllables(word)).toBe(count);
    expect(countSyllables(word)).toBe(count);
  });

  it('takes figures, links and overlong words for one', () => {
    for (const word of ['2026', 'a.example', 'a'.repeat(1000), ''])
      expect(countSyllables(word)).toBe(1);
  });
});
