import { rateOf } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { predictionOf } from './advanced.ts';

const at = (score: number, answered: number, unanswered: number) => ({
  ...{ score, answered, unanswered },
});

it('counts each band from its first to its last point', () => {
  const scores = [
    at(0, 1, 1),
    at(59, 2, 1),
    at(60, 0, 3),
    at(79, 4, 0),
    at(80, 5, 1),
    at(100, 0, 1),
  ];
  expect(predictionOf({ atScores: scores, otherVersions: 7 })).toMatchObject({
    ...{ decided: 19, otherVersions: 7 },
    bands: [
      { band: 'strong', from: 80, to: 100, decided: 7, answered: 5, reply_rate: rateOf(5, 7) },
      { band: 'fair', from: 60, to: 79, decided: 7, answered: 4, reply_rate: rateOf(4, 7) },
      { band: 'weak', from: 0, to: 59, decided: 5, answered: 3, reply_rate: rateOf(3, 5) },
    ],
  });
});

it.each([
  ['too_few', []],
  ['too_few', [at(90, 4, 0), at(40, 0, 30)]],
  ['higher_answered_more', [at(90, 10, 5), at(40, 2, 30)]],
  ['no_difference', [at(90, 5, 20), at(40, 4, 20)]],
  ['higher_answered_less', [at(90, 2, 30), at(40, 10, 5)]],
])('says %s', (verdict, atScores) => {
  expect(predictionOf({ atScores, otherVersions: 0 }).verdict).toBe(verdict);
});
