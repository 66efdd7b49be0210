import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import { bandOf } from './band.ts';
import { score } from './score.ts';

describe('the score', () => {
  it('is 100 without lines when nothing is lost', () => {
    expect(score(goodEmail())).toMatchObject({ value: 100, band: 'strong', lines: [] });
  });

  it('has its dearest line first, with words, reason, fix and evidence', () => {
    const { lines } = score(
      goodEmail({ subject: null, ask: 'Are you free for a call on Monday?' }),
    );
    expect(lines.map(({ rule, points, quote }) => [rule, points, quote])).toEqual([
      ['ask-kind', -9, 'call on Monday'],
      ['subject-length', -6, 'No subject'],
    ]);
    for (const { reason, fix, evidence } of lines)
      expect([reason, fix, ...evidence].every(Boolean)).toBe(true);
  });

  it('brings a capped email down to its ceiling with a line of its own', () => {
    const { value, lines } = score(goodEmail({ subject: 'Re: ovens in Leeds' }));
    expect(value).toBe(50);
    expect(lines.map(({ rule, points }) => [rule, points])).toEqual([['fake-reply', -50]]);
  });

  it('says of what is no email only that, and promises nothing', () => {
    const haiku = 'Old kitchen at dawn\nflour drifts across the cold floor\nbread begins to rise';
    const { value, lines } = score({ subject: 'BREAD AT DAWN', body: haiku });
    expect(value).toBe(25);
    expect(lines.map(({ rule, wins }) => [rule, wins])).toEqual([['not-an-email', 0]]);
  });

  it('finds no fault with words that are in a picture', () => {
    const image = '<img src="https://x.example/flyer.png">';
    const { value, lines } = score({ subject: 'Ovens in Leeds', body: image });
    expect(value).toBe(60);
    expect(lines.map(({ rule }) => rule)).toEqual(['image-only']);
  });

  it('names its band', () => {
    expect([100, 80, 79, 60, 59, 0].map(bandOf)).toEqual([
      'strong',
      'strong',
      'fair',
      'fair',
      'weak',
      'weak',
    ]);
  });
});
