import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { calmCapitals } from './capitals.ts';

describe('calmCapitals', () => {
  it.each([
    [
      'WE ARE A MANUFACTURER OF PUMPS IN GUANGZHOU WITH 18 YEARS EXPERIENCE. OUR PRICE IS 30% LOWER THAN GERMAN BRANDS.',
      'We are a manufacturer of pumps in Guangzhou with 18 years experience. Our price is 30% lower than German brands.',
    ],
    ['PLEASE SEND US THE FAQ OF YOUR CRM.', 'Please send us the FAQ of your CRM.'],
    ['Ask McKay. I TOLD MCKAY ABOUT IT ON MONDAY.', 'Ask McKay. I told McKay about it on Monday.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(calmCapitals, `Hi Tom,\n\n${before}`)).toBe(`Hi Tom,\n\n${after}`);
  });

  it('calms the close with the rest, and leaves the name below it', () => {
    expect(
      applyPass(
        calmCapitals,
        'DEAR TOM,\n\nWE SELL PUMPS IN LEEDS.\n\nBEST REGARDS,\nMR. CHEN WEI',
      ),
    ).toBe('DEAR TOM,\n\nWe sell pumps in Leeds.\n\nBest regards,\nMR. CHEN WEI');
  });

  it.each(['GO HAWKS!', 'Our CRM and SEO work in the UK.', 'The BEST ovens in LEEDS are ours.'])(
    'leaves %j alone',
    (body) => {
      expect(applyPass(calmCapitals, body)).toBe(body);
    },
  );
});
