import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { readingEase } from './reading-ease.ts';

const hard =
  'Our organisation facilitates considerable operational improvements through comprehensive administrative transformation initiatives across international manufacturing environments.';

describe('reading ease', () => {
  it('is silent on plain text', () => {
    expect(check(readingEase, goodEmail())).toBeNull();
  });

  it('costs for long words in long sentences, and quotes the hardest one', () => {
    const found = check(
      readingEase,
      goodEmail({
        offer: `${hard} It is good. We think so.`,
        opening: hard.replace('Our', 'Their'),
      }),
    );
    expect(found?.loss).toBeGreaterThan(0.5);
    expect(found?.quotes).toHaveLength(1);
    expect(found?.reason).toContain('considerable');
  });

  it('gives no grade under 30 words or under three sentences', () => {
    expect(check(readingEase, { subject: null, body: hard })).toBeNull();
    expect(
      check(readingEase, { subject: null, body: `${hard} ${hard.replace('Our', 'Your')}` }),
    ).toBeNull();
  });

  it('gives no grade to another language', () => {
    const german =
      'Sehr geehrter Herr Weber, wir entwickeln Softwarelösungen für Produktionsunternehmen. '.repeat(
        1,
      ) +
      'Unsere Geschäftsführung koordiniert internationale Zusammenarbeit zwischen verschiedenen Abteilungen und Standorten. ' +
      'Interessieren Sie sich für eine Zusammenarbeit mit unserer Abteilung für Qualitätssicherung und Produktionsplanung?';
    expect(check(readingEase, { subject: null, body: german })).toBeNull();
  });
});
