import { describe, expect, it } from 'vitest';
import { goodEmail } from '../../test/good-email.ts';
import type { Draft } from '../draft.ts';
import { parseEmail } from '../document/parse-email.ts';
import { letterOf, readerOf } from './reader.ts';
import { gains, losses, noticedBy, skimEmail } from './sight.ts';

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

describe('what an email wins and loses', () => {
  const reading = (draft: Draft) => readerOf(letterOf(draft), 'helpful_manager', 1);

  it('wins with what it says of the reader, its figures and a small ask', () => {
    const won = new Map(gains(reading(goodEmail())).map(({ rule, quote }) => [rule, quote]));
    expect(won.get('relevance')).toMatch(/^I saw you opened a second café/u);
    expect(won.get('ask-kind')).toBe('Would a tray of samples for the Leeds oven be of use?');
  });

  it('wins with nothing where the email is weak', () => {
    const body =
      'Dear Sir/Madam,\n\nWe are a leading provider of innovative solutions. 500 clients trust us. Would you like a call?';
    expect(gains(reading({ subject: 'Solutions', body }))).toEqual([]);
  });

  it('loses the lines of the ledger, costliest first, and says none of them won', () => {
    const reader = reading(goodEmail({ greeting: 'Dear Sir/Madam,', opening: '' }));
    const lost = losses(reader);
    expect(lost.length).toBeGreaterThan(1);
    expect(lost.map(({ points }) => points)).toEqual(
      lost.map(({ points }) => points).toSorted((one, other) => one - other),
    );
    const won = new Set(gains(reader).map(({ quote }) => quote));
    expect(lost.filter(({ quote }) => won.has(quote))).toEqual([]);
  });

  it('notices first what won of a strong email and what lost of a weak one', () => {
    const strong = reading(goodEmail());
    expect(noticedBy(strong)[0]?.quote).toBe(gains(strong)[0]?.quote);
    const weak = reading({ subject: 'Hi', body: 'Buy our innovative solutions today!' });
    expect(noticedBy(weak)[0]?.why).toBe(losses(weak)[0]?.why);
  });
});
