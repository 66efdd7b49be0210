import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { findFacts } from './facts.ts';

function factsIn(message: string): string[] {
  const body = `Hi Tom,\n\n${message}\n\nBest,\nNora\nBrightlane`;
  return findFacts(parseEmail({ subject: null, body })).map(({ kind, text }) => `${kind}: ${text}`);
}

describe('findFacts', () => {
  it('tells what was seen of the reader’s, what can be checked and what is offered', () => {
    expect(
      factsIn(
        'I saw that Fernhill opened a shop in Leeds in March. We mend slow pages for shops. Harrow Cycles sold 14% more in a month.',
      ),
    ).toEqual([
      'reader: I saw that Fernhill opened a shop in Leeds in March.',
      'proof: Harrow Cycles sold 14% more in a month.',
      'offer: We mend slow pages for shops.',
    ]);
  });

  it('takes what comes after the colon when it stands alone', () => {
    expect(factsIn('We mend pages for shops: Harrow Cycles sold 14% more in a month.')).toEqual([
      'proof: Harrow Cycles sold 14% more in a month.',
    ]);
  });

  it('keeps a sentence that leans on the one before together with it', () => {
    expect(
      factsIn('Most of our shops waited 8 seconds for each page. They cut it to 2 with our help.'),
    ).toContain(
      'proof: Most of our shops waited 8 seconds for each page. They cut it to 2 with our help.',
    );
  });

  it.each([
    ['asks', 'Are you free on Tuesday at 3 for a call about the 14 shops?'],
    ['blanks', 'I saw that your shop on Mill Street [fill in: what they did] in 2024.'],
    ['merge tags', 'I saw that {{company}} opened 3 shops in Leeds in March.'],
    ['guilt', 'You have not replied to my 3 emails from March.'],
    ['stock openers', 'I hope this email finds you well in Leeds this March.'],
    ['praise', 'We are thrilled to announce 3 new features for your team in Leeds.'],
    ['links', 'You can read about the 14 shops at https://example.com/shops today.'],
    ['what leans on nothing', 'This is why 14 shops chose it in March.'],
    ['bullets', '- 14 shops in Leeds chose it in March'],
  ])('takes no %s', (_, message) => {
    expect(factsIn(message)).toEqual([]);
  });

  it('puts figures before names, and prices last', () => {
    const facts = factsIn(
      'We charge £30 a month for each shop. Harrow Cycles works with us every week. They bake. Some 14 shops sold 9% more.',
    );
    expect(facts[0]).toContain('14 shops');
    expect(facts.at(-1)).toContain('£30');
  });
});
