import { describe, expect, it } from 'vitest';
import { lintSequence } from './lint-sequence.ts';
import { sequenceRules } from './sequence-rules.ts';

const first = {
  subject: 'Oven space for your Leeds café',
  body: 'Hi Priya,\n\nYou opened a second café in Leeds in March and bake everything in York. Laynes bakes 120 of our frozen croissants a day and stopped its 4 am shift.\n\nWould a tray of samples be of use?\n\nThanks,\nMarek',
  gap_days: 0,
};
const second = {
  subject: null,
  body: 'Hi Priya,\n\nSomething I left out: Gail’s in Otley pays 41p for each and sells them for £2.80, warm until noon, with nobody in before seven.\n\nShall I bring a dozen round on a weekday?\n\nThanks,\nMarek',
  gap_days: 3,
};
const third = {
  subject: null,
  body: 'Hi Priya,\n\nThis is my last note. If pastry is settled for the year, nothing needs doing; if it comes up in autumn, one word from you and a box is there.\n\nShould I leave it here?\n\nThanks,\nMarek',
  gap_days: 6,
};
const good = [first, second, third];

/** What each rule costs, by the number of the message it is about. */
function costs(messages: Parameters<typeof lintSequence>[0]): string[] {
  return lintSequence(messages).lines.map(
    ({ rule, points, message }) => `${rule} ${message ?? '-'} ${points}`,
  );
}

function withGaps(...gaps: readonly number[]) {
  return good.map((message, at) => ({ ...message, gap_days: gaps[at] ?? 0 }));
}

describe('lintSequence', () => {
  it('has rules whose points sum to 100', () => {
    expect(sequenceRules.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it('finds nothing wrong with three emails at growing gaps that each bring something', () => {
    expect(lintSequence(good)).toEqual({ value: 100, lines: [] });
  });

  it.each([
    [1, -12],
    [2, -2],
    [4, -3],
    [5, -8],
    [6, -12],
    [8, -18],
    [12, -18],
  ])('takes for %i emails %i points', (count, points) => {
    const words = 'one two six ten cat dog owl bee elk ant fox hen'.split(' ');
    const messages = Array.from({ length: count }, (_, at) => ({
      subject: null,
      body: `Hi Priya,\n\n${words.map((word) => `${word}${words[at] ?? ''}`).join(' ')} and so on for you in Leeds. A no is fine.`,
      gap_days: at + 2,
    }));
    const line = lintSequence(messages).lines.find(({ rule }) => rule === 'touches');
    expect(line?.points).toBe(points);
    expect(line?.message).toBeNull();
  });

  it.each([
    [0, -12],
    [1, -8],
    [2, -2],
    [7, -1],
    [14, -5],
    [60, -5],
    [Number.NaN, -12],
    [-3, -12],
  ])('takes for a first gap of %d days %i points', (days, points) => {
    expect(costs(withGaps(0, days, 90))).toEqual([`first-gap 1 ${points}`]);
  });

  it.each([3, 4, 5])('takes nothing for a first gap of %i days', (days) => {
    expect(costs(withGaps(0, days, 6))).toEqual([]);
  });

  it('marks the gap that shrinks, and the one too short to be a gap', () => {
    expect(costs(withGaps(0, 5, 4))).toEqual(['later-gaps 2 -5']);
    expect(costs(withGaps(0, 5, 5))).toEqual([]);
    expect(costs(withGaps(0, 2, 2))).toContain('later-gaps 2 -5');
  });

  it('marks a message that says the same again, unless it brings a figure or a name', () => {
    const again = { ...second, body: first.body, gap_days: 3 };
    expect(costs([first, again, third])).toEqual(['repeats 1 -8']);
    const news = first.body.replace('a day and', 'a day, 41p each, and');
    expect(costs([first, { ...again, body: news }, third])).toEqual([]);
  });

  it('marks a bare reminder with its words', () => {
    const bump = { ...second, body: 'Hi Priya,\n\nJust bumping this up.\n\nMarek' };
    const report = lintSequence([first, bump, third]);
    expect(report.lines.map(({ rule, message, quote }) => [rule, message, quote])).toEqual([
      ['bumps', 1, 'Just bumping this up'],
    ]);
  });

  it.each([14, 15])('draws the line between a reminder and a message at 15 words: %i', (count) => {
    const body = `Hi Priya,\n\n${Array.from({ length: count }, (_, at) => `word${String.fromCharCode(97 + at)}`).join(' ')}`;
    const isBump = costs([first, { ...second, body }, third]).some((line) =>
      line.startsWith('bumps'),
    );
    expect(isBump).toBe(count < 15);
  });

  it('marks guilt and pressure in whichever message they stand', () => {
    const blame =
      'Hi Priya,\n\nI never heard back. You have ignored three emails about the bakery, and you have not had the courtesy to answer one of them. I am disappointed. This is my last note.\n\nMarek';
    const lines = lintSequence([first, second, { ...third, body: blame }]).lines;
    expect(lines.map(({ rule, message, points }) => [rule, message, points])).toEqual([
      ['guilt', 2, -5],
    ]);
    expect(lines[0]?.quote).toContain('courtesy');
  });

  it('asks for a way to say no, once, at the end', () => {
    const body = third.body
      .replace('This is my last note. ', 'Pastry prices went up 9% in Leeds. ')
      .replace('Should I leave it here?', 'Shall I send the list?');
    expect(costs([first, second, { ...third, body }])).toEqual(['easy-out 2 -8']);
    expect(costs([first])).toEqual(['touches - -12']);
  });

  it('stops at 50 when the first email pretends to be an answer', () => {
    const report = lintSequence([{ ...first, subject: 'Re: our talk' }, second, third]);
    expect(report.value).toBe(50);
    expect(report.lines[0]).toMatchObject({
      rule: 'fake-reply',
      message: 0,
      quote: 'Re:',
      points: -50,
    });
  });

  it('lets a follow-up say Re:', () => {
    const replies = good.map((message, at) =>
      at === 0 ? message : { ...message, subject: 'Re: Oven space' },
    );
    expect(lintSequence(replies).value).toBe(100);
  });

  it('adds up, and never falls below 0', () => {
    const bad = Array.from({ length: 12 }, () => ({
      subject: 'Re: hello',
      body: 'I never heard back. You haven’t replied.',
      gap_days: 0,
    }));
    const { value, lines } = lintSequence(bad);
    expect(lines.reduce((sum, { points }) => sum + points, 100)).toBe(value);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(45);
  });

  it('reads twenty emails of a sequence', () => {
    const bump = { ...second, body: 'Hi Priya,\n\nJust bumping this up.' };
    const many = Array.from({ length: 21 }, () => second);
    const bumpedIn = (at: number) =>
      lintSequence(many.map((message, index) => (index === at ? bump : message))).lines.some(
        ({ rule }) => rule === 'bumps',
      );
    expect(bumpedIn(19)).toBe(true);
    expect(bumpedIn(20)).toBe(false);
  });

  it('reads 20,000 characters of an email', () => {
    const words = 'one two six ten cat dog owl bee elk ant fox hen cow pig rat';
    const isBump = (end: number) => {
      const body = `${' '.repeat(end - words.length)}${words}`;
      return costs([first, { ...second, body }, third]).some((line) => line.startsWith('bumps'));
    };
    expect(isBump(20_000)).toBe(false);
    expect(isBump(20_004)).toBe(true);
  });

  it('has nothing good to say of no email', () => {
    expect(lintSequence([])).toMatchObject({ value: 0, lines: [{ points: -100 }] });
  });
});
