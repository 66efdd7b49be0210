import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeEmail, findBlanks } from '../../src/index.ts';
import { readBriefs } from './read-briefs.ts';

const sender = { name: 'Nora Lindqvist', company: 'Brightlane', signature: '' };
const all = readBriefs();

describe('an email from a brief', () => {
  it.each(all)('is the same each time, and names its blanks: $name', ({ brief }) => {
    const email = composeEmail(brief, sender);
    expect(composeEmail({ ...brief }, sender)).toEqual(email);
    const labels = findBlanks(`${email.subject}\n${email.body}`).map(({ label }) => label);
    expect(email.open).toEqual([...new Set(labels)]);
  });

  it('is written whatever the brief holds', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme' }),
    );
    const brief = fc.record({
      campaign: text,
      category: fc.oneof(text, fc.constantFrom(...all.map((one) => one.brief.category))),
      audience: text,
      tone: text,
      industry: text,
      companySize: text,
      painPoints: fc.array(text, { maxLength: 4 }),
      callToAction: text,
      context: text,
    });
    fc.assert(
      fc.property(brief, (any) => {
        expect(composeEmail(any).body).not.toBe('');
      }),
      { numRuns: 150, seed: 20_260_522 },
    );
  });
});
