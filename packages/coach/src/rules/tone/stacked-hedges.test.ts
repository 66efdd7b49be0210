import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { stackedHedges } from './stacked-hedges.ts';

const on = (offer: string) => check(stackedHedges, goodEmail({ offer }));

describe('stacked hedges', () => {
  it('quotes three close together', () => {
    expect(on('Maybe this might possibly help.')).toMatchObject({
      loss: 1,
      quotes: ['Maybe', 'might', 'possibly'],
    });
    expect(on('Maybe this might help. Perhaps it lasts.')?.quotes).toHaveLength(3);
  });

  it('is silent on two, and on “I think” and “probably” however often', () => {
    expect(on('Maybe this might help.')).toBeNull();
    expect(on('I think this probably helps. I believe so. I think it is likely.')).toBeNull();
  });

  it('is silent when they stand far apart', () => {
    expect(on('Maybe it helps. It might sell. Perhaps it lasts.')).toBeNull();
    expect(
      on('Maybe it helps. It is fresh. It might sell. It is cheap. Perhaps it lasts.'),
    ).toBeNull();
  });
});
