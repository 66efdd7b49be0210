import { describe, expect, it } from 'vitest';
import { review } from '../review.ts';
import { reviseEmail } from './revise-email.ts';

const clumsy = {
  subject: 'Partnership',
  body: `Hello,

I hope this email finds you well. I came across your company and was really impressed by what you are doing. We are a leading provider of innovative warehouse solutions that empower businesses to unlock their full potential.

We built a small scanner with two buttons for the returns desk in 2021, and we sell it to nine shops in Bristol for 40 pounds a month. Our team is passionate about delivering excellence. In today's fast-paced world it has never been more important to stay ahead of the curve.

Would you be open to scheduling a 60 minute call next week so that I can walk you through our whole platform? Please don't hesitate to reach out with any questions you may have.

Best regards,
Ann Lee`,
};

describe('offers', () => {
  const made = review(clumsy);

  it('are told apart from changes, and change nothing unasked', () => {
    expect(made.offers.length).toBeGreaterThan(0);
    expect(reviseEmail(clumsy, made).body).toBe(made.body);
  });

  it('quote the draft where they would change it', () => {
    for (const { edits } of made.offers)
      for (const { start, end, before } of edits)
        expect(clumsy.body.slice(start, end)).toBe(before);
  });

  it('ask for less time, and leave the rest of what is asked as it is', () => {
    const taken = made.offers.filter(({ kind }) => kind === 'ask').map(({ id }) => id);
    expect(reviseEmail(clumsy, made, { taken }).body).toContain(
      'Would you be open to scheduling a short call next week so that I can walk you through',
    );
  });

  it.each([
    ['Could we talk for 45 minutes on Tuesday?', 'Could we talk for a few minutes on Tuesday?'],
    ['Would an hour-long demo suit you?', 'Would a short demo suit you?'],
    ['Would a 15-minute call suit you?', null],
    ['Are you free, now that the oven takes 30 minutes less?', null],
  ])('%s → %s', (sentence, after) => {
    const draft = { ...clumsy, body: clumsy.body.replace(/Would you be open.*\?/u, sentence) };
    const reviewed = review(draft);
    const taken = reviewed.offers.filter(({ kind }) => kind === 'ask').map(({ id }) => id);
    if (after === null) expect(taken).toEqual([]);
    else expect(reviseEmail(draft, reviewed, { taken }).body).toContain(after);
  });

  it.each([
    ['univerisity', 'university'],
    ['wharehouse', 'warehouse'],
    ['physios', null],
    ['Clitics', null],
    ['expiries', null],
    ['tokenised', null],
  ])('look %s up and find %s', (word, correction) => {
    const body = `Hi Tom,\n\nThe new ${word} in Leeds asked us about its ovens.\n\nWorth a look?\n\nAnn`;
    const offer = review({ subject: null, body }).offers.find(({ kind }) => kind === 'spelling');
    expect(offer?.edits[0]?.after ?? null).toBe(correction);
  });

  it('divide a long sentence between two that stand by themselves', () => {
    const taken = made.offers.filter(({ kind }) => kind === 'divide').map(({ id }) => id);
    expect(reviseEmail(clumsy, made, { taken }).body).toContain('desk in 2021. We sell it');
  });

  it.each([
    'I think that the returns desk of the shop in Bristol is slow today, and we could help you to make it quick again.',
    'If the returns desk of the shop in Bristol is slow, and you want it quick, we could help you to make it so again.',
    'We paint the shop fronts of the whole street, we mend the shutters of the bakers, and we clean the windows every month.',
  ])('divide nothing that hangs together: %s', (sentence) => {
    const body = `Hi Tom,\n\n${sentence}\n\nWorth a look?\n\nAnn`;
    const { offers } = review({ subject: null, body });
    expect(offers.filter(({ kind }) => kind === 'divide')).toEqual([]);
  });

  it('are for spelling alone where a light touch is wished', () => {
    const { offers } = review(clumsy, { manner: 'light' });
    expect(offers.filter(({ kind }) => kind !== 'spelling')).toEqual([]);
  });

  it('leave a clean text whichever are taken', () => {
    const ids = made.offers.map(({ id }) => id);
    for (let set = 0; set < 2 ** Math.min(ids.length, 6); set += 1) {
      const taken = ids.filter((_, at) => (set >> at) % 2 === 1);
      const { body } = reviseEmail(clumsy, made, { taken });
      expect(body).not.toMatch(/ {2}|[ \t]\n|\n{3}/u);
      expect(body).toMatch(/^Hello,\n\n\p{Lu}/u);
      expect(body.endsWith('Ann Lee')).toBe(true);
    }
  });
});
