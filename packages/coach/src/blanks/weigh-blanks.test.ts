import { describe, expect, it } from 'vitest';
import { rewrite } from '../rewrite/rewrite.ts';
import { score } from '../score/score.ts';
import type { Draft } from '../draft.ts';
import { fillBlanks } from '../document/blanks.ts';
import { weighBlanks } from './weigh-blanks.ts';

const solar: Draft = {
  subject: 'Rooftop panels for Verdant',
  body: "Hi Priya,\n\nMy name is Tomás Rivera and I'm the founder of Solarbit. We help food companies to reduce their energy costs with rooftop solar panels. We have done more than 200 installations. I'd love to get on a call to discuss how we can help you save money.\n\nThanks,\nTomás",
};

function rewritten(draft: Draft): Draft {
  const { subject, body } = rewrite(draft);
  return { ...draft, subject, body };
}

describe('what a blank is worth', () => {
  const open = rewritten(solar);
  const [label = ''] = weighBlanks(open).map((blank) => blank.label);
  const answered = (answer: string) => weighBlanks(open, { [label]: answer })[0];

  it('is what the ledger says of it', () => {
    const line = score(open).lines.find(({ rule }) => rule === 'relevance');
    expect(line?.fix).toContain('Fill it');
    expect(weighBlanks(open)).toEqual([{ label, wins: line?.wins, won: null, advice: null }]);
  });

  it.each([
    'the new 4,000 m2 warehouse in Almería from March',
    'You opened a second warehouse in Almería in March.',
    'I read in the local paper that you opened a warehouse in Almería in March.',
  ])('is won by a phrase and by a sentence: %s', (answer) => {
    const weighed = answered(answer);
    expect(weighed?.won).toBe(weighed?.wins);
    expect(weighed?.advice).toBeNull();
  });

  it.each(['hello', 'your website', 'your great company'])(
    'is not won by “%s”, and it says what is missing',
    (answer) => {
      const weighed = answered(answer);
      expect(weighed?.won).toBeLessThan((weighed?.wins ?? 0) / 2);
      expect(weighed?.advice).toContain('one thing they could check');
    },
  );

  it('is nothing for a name', () => {
    const draft = {
      subject: 'Ovens',
      body: 'Hi [fill in: first name],\n\nWe make ovens in Leeds.',
    };
    const blank = { label: 'first name', wins: 0, advice: null };
    expect(weighBlanks(draft)).toEqual([{ ...blank, won: null }]);
    expect(
      score(draft)
        .lines.map(({ fix }) => fix)
        .join(' '),
    ).not.toContain('Fill it');
  });

  it('counts the other answers', () => {
    const draft = { subject: null, body: 'Hi [fill in: first name],\n\nI saw [fill in: what].' };
    const [, what] = weighBlanks(draft, { 'first name': 'Priya' });
    expect(what?.wins).toBe(
      score({
        ...draft,
        body: fillBlanks(draft.body, {
          'first name': 'Priya',
          what: 'your new depot in Leeds of 4 May',
        }),
      }).value - score({ ...draft, body: fillBlanks(draft.body, { 'first name': 'Priya' }) }).value,
    );
  });

  describe('adds up, each blank on top of those before it', () => {
    const name = 'first name';
    const fact = 'what you saw of theirs';
    const draft = {
      subject: 'Phone orders',
      body: `Hi [fill in: ${name}],\n\n[fill in: ${fact}]. As an owner of a café, what do you do about phone orders in the morning rush?\n\nWe make ordering screens for the counter. Three cafés in York use them.\n\nWould a one-page summary help?\n\nNora`,
    };
    const valueWith = (answers: Record<string, string>) =>
      score({ ...draft, body: fillBlanks(draft.body, answers) }).value;
    const good = {
      [name]: 'Maya',
      [fact]: 'your second branch in Headingley opened on 3 November',
    };

    it.each([
      [{}],
      [{ [name]: good[name] }],
      [{ [fact]: good[fact] }],
      [{ [name]: good[name], [fact]: good[fact] }],
      [{ [name]: good[name], [fact]: 'hello' }],
    ] as [Record<string, string>][])('with %o', (answers) => {
      const weighed = weighBlanks(draft, answers);
      const won = weighed.reduce((sum, blank) => sum + (blank.won ?? 0), 0);
      expect(won).toBe(valueWith(answers) - valueWith({}));
      const open = weighed.filter((blank) => blank.won === null);
      const wins = open.reduce((sum, blank) => sum + blank.wins, 0);
      expect(wins).toBe(open.length === 0 ? 0 : valueWith(good) - valueWith(answers));
      expect(weighed.map(({ label }) => label)).toEqual([name, fact]);
    });
  });
});
