import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import type { Draft } from '../draft.ts';
import { parseEmail } from '../document/parse-email.ts';
import { skimEmail } from './skim.ts';

const skimOf = (draft: Draft) => skimEmail(parseEmail(draft));
const seenIn = (draft: Draft) =>
  skimOf(draft).seen.map(({ field, start, end }) => (draft[field] ?? '').slice(start, end));
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

describe('the skim', () => {
  it('reads the subject, the opening and an ask that stands by itself', () => {
    const draft = goodEmail();
    const [subject, opening, ask] = seenIn(draft);
    expect(subject).toBe('Oven space for your Leeds café');
    expect(opening).toMatch(/^I saw you opened .* for every$/su);
    expect(ask).toBe('Would a tray of samples for the Leeds oven be of use?');
    expect(skimOf(draft).ask?.isSeen).toBe(true);
  });

  it('takes in 44 words in 11 seconds', () => {
    const draft = { subject: null, body: `${words(60)}.` };
    expect(seenIn(draft)[0]?.split(' ')).toHaveLength(44);
    expect(skimOf(draft)).toMatchObject({ seconds: 11, unread: 16 });
  });

  it('never reaches the ask at the end of a wall', () => {
    const draft = { subject: 'Ovens', body: `${words(200)}. Would that be of use?` };
    expect(skimOf(draft)).toMatchObject({ length: 'wall', ask: { isSeen: false } });
    expect(skimOf(draft).unread).toBe(162);
  });

  it('never reaches an ask that stands by itself under 150 words and more', () => {
    const below = (count: number) => ({
      subject: 'Ovens',
      body: `${words(count / 2)}.\n\n${words(count / 2)}.\n\nWould that be of use?`,
    });
    expect(skimOf(below(144)).ask?.isSeen).toBe(true);
    expect(skimOf(below(146)).ask?.isSeen).toBe(false);
  });

  it.each([
    [0, 'empty'],
    [19, 'line'],
    [20, 'short'],
    [90, 'short'],
    [91, 'long'],
    [150, 'long'],
    [151, 'wall'],
  ])('%i words in short paragraphs look %s', (count, length) => {
    const body = Array.from({ length: Math.ceil(count / 40) }, (_, at) =>
      words(Math.min(40, count - at * 40)),
    ).join('.\n\n');
    expect(skimOf({ subject: null, body }).length).toBe(length);
  });

  it('takes one block of more than 90 words for a wall', () => {
    expect(skimOf({ subject: null, body: `${words(91)}.` }).length).toBe('wall');
  });

  it('sees nothing where nothing is', () => {
    expect(skimOf({ subject: null, body: '' })).toEqual({
      seconds: 11,
      seen: [],
      ask: null,
      length: 'empty',
      unread: 0,
    });
  });
});
