import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { splitLongSentences } from './layout.ts';

const long =
  'I looked at your site on my phone last night and saw that the new order page takes all of nine seconds to open';

describe('splitLongSentences', () => {
  it.each([
    [
      `${long}, which is why most people leave early.`,
      `${long}. That is why most people leave early.`,
    ],
    [`${long}, which cost them half of June.`, `${long}. That cost them half of June.`],
    [`${long}, and their cook told me so.`, `${long}. Their cook told me so.`],
    [`${long}, we have a cure for that.`, `${long}. We have a cure for that.`],
    [`${long}; the menu does not.`, `${long}. The menu does not.`],
    [`${long}, and we can mend that.`, `${long}. We can mend that.`],
    [`${long}, but it need not be so.`, `${long}. But it need not be so.`],
    [
      'Last month I tried the new order page of your shop on two phones with the help of Brightlane, which is a test bench for pages.',
      'Last month I tried the new order page of your shop on two phones with the help of Brightlane. It is a test bench for pages.',
    ],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(splitLongSentences, before)).toBe(after);
  });

  it.each([
    'The page is slow, which is why people leave.',
    `${long} (the old one, and we can mend that in a week, I think, if you want).`,
    `Since ${long.replace('I', 'I')}, we have a cure for that.`,
    'If your order page takes nine seconds to open on a phone in the street in the evening, and we know that it does, then people leave.',
    `${long} between you and I guess the kitchen.`,
  ])('leaves %j alone', (body) => {
    expect(applyPass(splitLongSentences, body)).toBe(body);
  });
});
