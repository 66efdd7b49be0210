import { rateOf } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { bandWords, predictionWords, type Prediction } from './prediction.tsx';

const band = (answered: number, decided: number): Prediction['bands'][number] => ({
  ...{ band: 'strong', from: 80, to: 100, decided, answered },
  reply_rate: rateOf(answered, decided),
});
const prediction = (overrides: Partial<Prediction>): Prediction => ({
  ...{ decided: 20, bands: [band(6, 8), band(1, 12)], concordance: null, verdict: 'too_few' },
  otherVersions: 0,
  ...overrides,
});
const concordance = { share: 0.861, low: 0.66, high: 0.952, of: 91 };

it.each([
  [6, 8, '6 of 8 answered, 75% (41 to 93%)'],
  [2, 4, '2 of 4 answered, too few for a rate'],
  [0, 0, 'None decided'],
])('says of %i of %i: %s', (answered, decided, words) => {
  expect(bandWords(band(answered, decided))).toBe(words);
});

it('says what is missing as long as it cannot tell', () => {
  expect(predictionWords(prediction({ decided: 4, bands: [band(1, 4)] })).basis).toBe(
    'This takes 5 answered and 5 unanswered emails with a score. This period has 1 and 3.',
  );
});

it.each([
  ['higher_answered_more', /^Yes: /],
  ['no_difference', /chance/],
  ['higher_answered_less', /answered less often/],
] as const)('answers %s, and says what that rests on', (verdict, answer) => {
  const words = predictionWords(prediction({ concordance, verdict }));
  expect(words.answer).toMatch(answer);
  expect(words.basis).toBe(
    'Pair any of your 7 answered emails with any of your 13 unanswered ones: the answered one scored higher in 86 (66 to 95) of 100 pairs; chance alone gives 50.',
  );
});

it.each([
  [1, '1 email scored before the score was revised is left out.'],
  [2, '2 emails scored before the score was revised are left out.'],
])('says how many emails of another score it leaves out: %i', (otherVersions, words) => {
  expect(predictionWords(prediction({ otherVersions })).basis).toContain(words);
});
