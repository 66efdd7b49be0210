import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { subjectLength } from './subject-length.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
const lossAt = (count: number) =>
  check(subjectLength, goodEmail({ subject: words(count) }))?.loss ?? 0;

describe('subject length', () => {
  it('is silent from two to six words', () => {
    expect([2, 3, 4, 5, 6].map(lossAt)).toEqual([0, 0, 0, 0, 0]);
  });

  it('costs all without a subject, whether null, empty or blank', () => {
    for (const subject of [null, '', '  ']) {
      expect(check(subjectLength, goodEmail({ subject }))).toMatchObject({
        loss: 1,
        measure: 'No subject',
      });
    }
  });

  it('costs a little for one word and more and more past six', () => {
    expect(lossAt(1)).toBeCloseTo(0.2);
    expect(lossAt(7)).toBeGreaterThan(0);
    expect(lossAt(16)).toBeGreaterThan(lossAt(10));
  });

  it('quotes the subject without the spaces around it', () => {
    const subject = `  ${words(9)} `;
    expect(check(subjectLength, goodEmail({ subject }))?.quotes).toEqual([words(9)]);
  });

  it('does not count Re: and leaves ten words alone in link building', () => {
    expect(check(subjectLength, goodEmail({ subject: `Re: ${words(6)}` }))).toBeNull();
    expect(
      check(subjectLength, goodEmail({ subject: words(10), profile: 'link_building' })),
    ).toBeNull();
  });
});
