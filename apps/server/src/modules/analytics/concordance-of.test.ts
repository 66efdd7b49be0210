import { describe, expect, it } from 'vitest';
import { concordanceOf } from './advanced.ts';

const at = (score: number, answered: number, unanswered: number) => ({
  ...{ score, answered, unanswered },
});

describe('the share of pairs', () => {
  it.each([
    ['all', [at(40, 0, 5), at(90, 5, 0)], 1],
    ['none', [at(40, 5, 0), at(90, 0, 5)], 0],
    ['half where all have one score', [at(70, 5, 9)], 0.5],
    // 6 × 8 pairs; those at 80 win over 5 each, even with 3 at 80.
    ['ties by half', [at(60, 0, 5), at(80, 6, 3)], (6 * 5 + (6 * 3) / 2) / 48],
    [
      'whatever order they come in',
      [at(90, 3, 0), at(40, 2, 5), at(70, 0, 1)],
      (3 * 6 + 2 * 2.5) / 30,
    ],
  ])('is %s', (_, decided, share) => {
    expect(concordanceOf(decided)?.share).toBeCloseTo(share, 10);
  });

  it.each([
    ['answered', [at(90, 4, 0), at(50, 0, 40)]],
    ['unanswered', [at(90, 40, 0), at(50, 0, 4)]],
  ])('is not told with four %s ones', (_, decided) => {
    expect(concordanceOf(decided)).toBeNull();
  });
});

describe('its interval', () => {
  // Computed independently, by trying two million shares one after another.
  it.each([
    [[at(40, 0, 5), at(90, 5, 0)], 0.6427, 1],
    [[at(70, 10, 20)], 0.29936, 0.70064],
    [[at(50, 0, 20), at(70, 8, 20)], 0.52905, 0.88279],
  ])('of case %# reaches as far as the truth may lie', (decided, low, high) => {
    const found = concordanceOf(decided);
    expect(found?.low).toBeCloseTo(low, 4);
    expect(found?.high).toBeCloseTo(high, 4);
  });

  it('turns round when answered and unanswered do', () => {
    const one = concordanceOf([at(50, 3, 12), at(70, 8, 20), at(85, 6, 2)]);
    const other = concordanceOf([at(50, 12, 3), at(70, 20, 8), at(85, 2, 6)]);
    expect(other?.low).toBeCloseTo(1 - (one?.high ?? 0), 10);
    expect(other?.high).toBeCloseTo(1 - (one?.low ?? 0), 10);
  });
});
