import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import type { Draft } from '../../draft.ts';
import { bodyLength } from './body-length.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at % 8 === 7 ? `thing${at}.` : at % 3 === 0 ? 'the' : `item${at}`,
  ).join(' ');
const lossAt = (count: number, more: Pick<Draft, 'stage' | 'profile'> = {}) =>
  check(bodyLength, { subject: 'x', body: words(count), stage: 'first', ...more })?.loss ?? 0;
const followUp = { stage: 'follow_up' } as const;
const recruiting = { profile: 'recruiting' } as const;

describe('body length', () => {
  it.each([
    [0, 1],
    [5, 0.9],
    [10, 0.8],
    [15, 0.55],
    [30, 0.15],
    [39, 0.015],
    [40, 0],
    [65, 0],
    [90, 0],
    [91, 0.2 / 35],
    [125, 0.2],
    [150, 0.35],
    [200, 0.55],
    [300, 0.75],
    [499, 0.99875],
    [500, 1],
    [600, 1],
  ])('of %i words costs %f', (count, loss) => {
    expect(lossAt(count)).toBeCloseTo(loss, 6);
  });

  it.each([
    [5, 0.9],
    [15, 0.7],
    [30, 0.25],
    [44, 0.25 / 15],
    [45, 0],
    [120, 0],
    [121, 0.25 / 30],
    [150, 0.25],
    [200, 0.5],
    [300, 0.75],
    [499, 0.99875],
    [500, 1],
  ])(
    'of %i words costs %f in a follow-up, which may be longer and must not be a bump',
    (count, loss) => {
      expect(lossAt(count, followUp)).toBeCloseTo(loss, 6);
    },
  );

  it.each([
    [5, 0.9],
    [10, 0.8],
    [15, 0.55],
    [30, 0.15],
    [39, 0.015],
    [40, 0],
    [70, 0],
    [71, 0.2 / 55],
    [125, 0.2],
    [150, 0.35],
    [200, 0.55],
    [300, 0.75],
    [499, 0.99875],
    [500, 1],
  ])('of %i words costs %f from a recruiter, whose plateau is short', (count, loss) => {
    expect(lossAt(count, recruiting)).toBeCloseTo(loss, 6);
  });

  it('gains nothing from a courtesy', () => {
    const opening = 'I hope this email finds you well and that you had a good week.';
    const draft = goodEmail({ opening: 'Your café in Leeds opened.', offer: 'We bake.' });
    const courteous = { ...draft, body: draft.body.replace('Your café', `${opening} Your café`) };
    expect(check(bodyLength, courteous)?.loss).toBe(check(bodyLength, draft)?.loss);
  });

  it('says how many words to cut, or what to say', () => {
    expect(check(bodyLength, { subject: null, body: words(100) })?.fix).toContain('Cut 10 words');
    expect(check(bodyLength, { subject: null, body: words(1) })?.reason).toContain('1 word leaves');
    expect(check(bodyLength, { subject: null, body: words(1) })?.measure).toMatch(/^1 word;/u);
    expect(check(bodyLength, { subject: null, body: words(2) })?.measure).toMatch(/^2 words;/u);
    expect(check(bodyLength, { subject: null, body: 'Hi Tom,' })).toMatchObject({
      loss: 1,
      measure: 'Only a greeting; full marks from 40 to 90',
    });
  });

  it('counts neither greeting nor signature nor quoted thread', () => {
    const long = 'Nora\n' + 'Head of Partnerships\n'.repeat(6);
    const thread = `\n\nOn Monday Tom wrote:\n> ${words(300)}`;
    expect(check(bodyLength, goodEmail({ close: `Thanks,\n${long}${thread}` }))).toBeNull();
  });

  it('names the words and the plateau', () => {
    expect(check(bodyLength, { subject: null, body: words(100) })?.measure).toBe(
      '100 words; full marks from 40 to 90',
    );
    expect(
      check(bodyLength, { subject: null, body: words(130), stage: 'follow_up' })?.measure,
    ).toBe('130 words; full marks from 45 to 120');
    expect(
      check(bodyLength, { subject: null, body: words(80), profile: 'recruiting' })?.measure,
    ).toBe('80 words; full marks from 40 to 70');
  });
});
