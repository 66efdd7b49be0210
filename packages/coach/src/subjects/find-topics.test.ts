import { describe, expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { findTopics } from './find-topics.ts';

function phrasesIn(body: string): string[] {
  return findTopics(parseEmail({ subject: null, body })).map(({ phrase }) => phrase);
}

describe('findTopics', () => {
  it.each([
    ['I noticed that the checkout takes a while to load.', 'the checkout'],
    ['Your checkout takes a while to load.', 'your checkout'],
    ['We help hauliers cut fuel costs by 12%.', 'cutting fuel costs'],
    ['We can reduce empty miles with better routes.', 'reducing empty miles'],
    ['We organise running events in Bristol.', 'running events'],
  ])('finds in %j that it is about %j', (body, phrase) => {
    expect(phrasesIn(body)).toContain(phrase);
  });

  it.each([
    'They can get breakfast afterwards.',
    'Your team is great.',
    'We help you get it.',
    'See the potential of your business.',
  ])('finds nothing to name in %j', (body) => {
    expect(phrasesIn(body)).toEqual([]);
  });

  it('puts first what the subject and the ask come back to', () => {
    const email = parseEmail({
      subject: 'Label delays',
      body: 'Your menu is fine. Your labels take nine days. Shall I send you faster labels?',
    });
    expect(findTopics(email)[0]?.phrase).toBe('your labels');
  });
});
