import { expect, it } from 'vitest';
import { sentenceFor } from './home-page.tsx';

it.each([
  [
    'Brightlane',
    [91, 68, 86, 93, 82, 86, 93],
    'Brightlane’s last seven emails came out at 8.6 on average.',
  ],
  ['Φάρος ΑΕ', [80, 71], 'Φάρος ΑΕ’s last two emails came out at 7.5 on average.'],
  ['Brightlane', [100], 'Brightlane’s last email came out at 10.'],
  ['Brightlane', [], 'Paste a draft to see what Brightlane’s next cold email loses.'],
  [null, [], 'Are you ready to optimize your cold emails?'],
  [null, [91], 'Are you ready to optimize your cold emails?'],
])('%s with %o: %s', (company, scores, words) => {
  expect(sentenceFor(company, scores)).toBe(words);
});
