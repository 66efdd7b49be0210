import { describe, expect, it } from 'vitest';
import { fillBlanks } from './fill-blanks.ts';
import type { Draft } from './draft.ts';
import { score } from './score/score.ts';
import { weighBlanks } from './weigh-blanks.ts';

const name = 'first name';
const fact = 'what you saw of theirs';
const draft: Draft = {
  subject: 'Phone orders',
  body: `Hi [fill in: ${name}],\n\n[fill in: ${fact}]. As an owner of a café, what do you do about phone orders in the morning rush?\n\nWe make ordering screens for the counter. Three cafés in York use them.\n\nWould a one-page summary help?\n\nNora`,
};
/** What is put in place of a blank that is still open. */
const good: Record<string, string> = {
  [name]: 'Robin',
  [fact]: 'your new depot in Leeds of 4 May',
};
const valueWith = (answers: Record<string, string>) =>
  score({ ...draft, body: fillBlanks(draft.body, answers) }).value;

describe('what a blank is worth', () => {
  it('is told once a label, in reading order', () => {
    const twice = { ...draft, subject: `For [fill in: ${fact}]` };
    expect(weighBlanks(draft).map(({ label }) => label)).toEqual([name, fact]);
    expect(weighBlanks(twice).map(({ label }) => label)).toEqual([fact, name]);
    expect(weighBlanks({ subject: null, body: 'Hi Tom,' })).toEqual([]);
  });

  it('is nothing for a name', () => {
    const [weighed] = weighBlanks({
      ...draft,
      body: draft.body.replace(`[fill in: ${fact}]. `, ''),
    });
    expect(weighed).toEqual({ label: name, wins: 0, won: null, advice: null });
  });

  it('is more for a fact than for a word that is none, of which it says what is missing', () => {
    const answered = (answer: string) => weighBlanks(draft, { [fact]: answer })[1];
    const filled = answered('You opened a second café in Headingley on 3 November');
    const empty = answered('Hello');
    expect(filled?.won).toBeGreaterThan(empty?.won ?? 0);
    for (const { won, wins, advice } of [filled, empty].flatMap((one) => one ?? []))
      expect(advice !== null).toBe((won ?? 0) < wins / 2);
  });

  it('is nothing yet for an answer of spaces', () => {
    expect(weighBlanks(draft, { [fact]: '  ' })).toEqual(weighBlanks(draft));
  });

  it.each([
    [{}],
    [{ [name]: 'Maya' }],
    [{ [fact]: 'You opened in Headingley on 3 November' }],
    [{ [name]: 'Maya', [fact]: 'You opened in Headingley on 3 November' }],
    [{ [name]: 'Maya', [fact]: 'hello' }],
  ] as [Record<string, string>][])(
    'adds up, each on top of those before it, with %o',
    (answers) => {
      const weighed = weighBlanks(draft, answers);
      const won = weighed.reduce((sum, blank) => sum + (blank.won ?? 0), 0);
      expect(won).toBe(valueWith(answers) - valueWith({}));
      for (const blank of weighed) expect(blank.wins).toBeGreaterThanOrEqual(0);
      const open = weighed.filter((blank) => blank.won === null);
      const wins = open.reduce((sum, blank) => sum + blank.wins, 0);
      const unanswered = Object.fromEntries(open.map(({ label }) => [label, good[label] ?? '']));
      expect(wins).toBeGreaterThanOrEqual(
        valueWith({ ...unanswered, ...answers }) - valueWith(answers),
      );
    },
  );
});
