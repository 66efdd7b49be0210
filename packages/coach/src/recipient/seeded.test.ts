import { describe, expect, it } from 'vitest';
import { seeded } from './reader.ts';

describe('seeded chance', () => {
  it('gives the same number for the same seed, name and label', () => {
    expect(seeded(7, 'editor').draw('mood')).toBe(seeded(7, 'editor').draw('mood'));
  });

  it('differs by seed, by name and by label', () => {
    const one = seeded(7, 'editor').draw('mood');
    expect(seeded(8, 'editor').draw('mood')).not.toBe(one);
    expect(seeded(7, 'investor').draw('mood')).not.toBe(one);
    expect(seeded(7, 'editor').draw('need')).not.toBe(one);
  });

  it('spreads evenly over 0 to 1', () => {
    const drawn = Array.from({ length: 2_000 }, (_, seed) => seeded(seed, 'x').draw('mood'));
    for (const tenth of Array.from({ length: 10 }, (_, at) => at / 10)) {
      const share = drawn.filter((value) => value >= tenth && value < tenth + 0.1).length / 2_000;
      expect(share).toBeGreaterThan(0.07);
      expect(share).toBeLessThan(0.13);
    }
  });

  it('takes any number for a seed', () => {
    for (const seed of [NaN, Infinity, -3, 2.7, Number.MAX_VALUE]) {
      const drawn = seeded(seed, 'x').draw('mood');
      expect(drawn >= 0 && drawn < 1).toBe(true);
    }
    expect(seeded(2.7, 'x').draw('a')).toBe(seeded(2, 'x').draw('a'));
  });

  it('picks from what there is', () => {
    expect(seeded(1, 'x').pick<string>([], 'a')).toBeUndefined();
    expect(seeded(1, 'x').pick(['only'], 'a')).toBe('only');
  });
});
