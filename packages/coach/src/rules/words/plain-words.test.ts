import { describe, expect, it } from 'vitest';
import { check } from '../../../test/check.ts';
import { goodEmail } from '../../../test/good-email.ts';
import { plainWords } from './plain-words.ts';

const on = (offer: string) => check(plainWords, goodEmail({ offer }));

describe('plain words', () => {
  it('is silent on plain text', () => {
    expect(check(plainWords, goodEmail())).toBeNull();
  });

  it('quotes jargon, hyphenated or not', () => {
    expect(on('We leverage cutting-edge, state of the art ovens.')?.quotes).toEqual([
      'leverage',
      'cutting-edge',
      'state of the art',
    ]);
  });

  it('quotes claims that every competitor makes', () => {
    expect(on('Our team of experts gets great results.')?.quotes).toEqual([
      'team of experts',
      'great results',
    ]);
  });

  it('says “this” of one and “these” of several', () => {
    expect(on('We make innovative croissants.')?.reason).toContain('say this of');
    expect(on('We make innovative, seamless croissants.')?.reason).toContain('say these of');
  });

  it('costs more the more there is', () => {
    const one = on('We make innovative croissants.')?.loss ?? 0;
    const many =
      on('We leverage innovative, seamless, best-in-class synergies to unlock growth.')?.loss ?? 0;
    expect(one).toBeGreaterThan(0);
    expect(many).toBe(1);
  });

  it.each([
    [60, 0, 0],
    [100, 1, 0],
    [100, 2, 0.25],
    [100, 3, 0.5],
    [200, 9, 0.75],
    [100, 6, 1],
    [30, 1, (100 / 60 - 1) / 4],
    [60, 1, (100 / 60 - 1) / 4],
    [61, 1, (100 / 61 - 1) / 4],
  ])('%i words with %i empty ones cost %f', (count, empty, loss) => {
    const words = Array.from({ length: count }, (_, at) =>
      at < empty ? 'seamless,' : at % 8 === 7 ? 'rolls.' : 'loaf',
    );
    const draft = { subject: null, body: words.join(' ') };
    expect(check(plainWords, draft)?.loss ?? 0).toBeCloseTo(loss, 6);
  });

  it('leaves the plain sense of a word alone', () => {
    expect(
      on('You are leading the Leeds team, and the stairs leading to the oven are steep.'),
    ).toBeNull();
  });

  it('leaves so-called spam words alone', () => {
    expect(on('A free tray costs $0, act now or next week, it is no urgent offer.')).toBeNull();
  });
});
