import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import type { Profile } from '../../draft.ts';
import { subjectLength } from './subject-length.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
const lossAt = (count: number, profile?: Profile) =>
  check(subjectLength, goodEmail({ subject: words(count), profile }))?.loss ?? 0;

describe('subject length', () => {
  it('is silent from two to six words', () => {
    expect([2, 3, 4, 5, 6].map((count) => lossAt(count))).toEqual([0, 0, 0, 0, 0]);
  });

  it('costs all without a subject, whether null, empty or blank', () => {
    for (const subject of [null, '', '  ']) {
      expect(check(subjectLength, goodEmail({ subject, profile: 'link_building' }))?.loss).toBe(1);
      expect(check(subjectLength, goodEmail({ subject }))).toMatchObject({
        loss: 1,
        measure: 'No subject',
      });
    }
  });

  it('counts a subject line at the head of the body where there is no other', () => {
    const lossOf = (subject: string) => {
      const { body } = goodEmail();
      return check(subjectLength, { subject: null, body: `Subject: ${subject}\n\n${body}` });
    };
    expect(lossOf('Ovens in Leeds')).toBeNull();
    expect(lossOf(words(12))?.loss).toBeCloseTo(0.45, 6);
    expect(lossOf(words(12))?.quotes).toEqual([words(12)]);
  });

  it('leaves a reply mark out of the count', () => {
    expect(lossAt(6)).toBe(0);
    expect(check(subjectLength, goodEmail({ subject: `AW[2]: ${words(6)}` }))).toBeNull();
  });

  it.each([
    [1, 0.2],
    [7, 0.075],
    [8, 0.15],
    [9, 0.25],
    [10, 0.35],
    [12, 0.45],
    [15, 0.6],
    [16, 0.65],
    [17, 0.7],
    [18, 0.75],
    [30, 0.75],
  ])('of %i words costs %f', (count, loss) => {
    expect(lossAt(count)).toBeCloseTo(loss, 6);
  });

  it.each([
    [1, 0],
    [10, 0],
    [11, 0.1],
    [15, 0.5],
    [16, 0.55],
    [17, 0.6],
    [18, 0.65],
    [30, 0.65],
  ])('of %i words costs %f in link building', (count, loss) => {
    expect(lossAt(count, 'link_building')).toBeCloseTo(loss, 6);
  });

  it('says of one word that it tells too little, and of many how many they are', () => {
    const reason = (count: number) =>
      check(subjectLength, goodEmail({ subject: words(count) }))?.reason;
    expect(reason(1)).toContain('One word');
    expect(reason(9)).toContain('9 words');
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
