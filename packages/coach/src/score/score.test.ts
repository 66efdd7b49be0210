import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft } from '../../test/emails.ts';
import { goodEmail, goodParts } from '../../test/good-email.ts';
import { withoutInvisible } from '../document/stretch.ts';
import { parseEmail } from '../document/parse-email.ts';
import { readEmail } from '../document/read-draft.ts';
import { evidenceIds } from '../evidence.ts';
import { rules } from '../rules/rules.ts';
import { bandOf, verdictOf } from './band.ts';
import { costAt, mostPoints, scoreBasis } from './calibration.ts';
import { chargesOf, score, scoreEmail } from './score.ts';

const good = score(goodEmail()).value;
const haiku = 'Old kitchen at dawn\nflour drifts across the cold floor\nbread begins to rise';

describe('the score', () => {
  it.each([
    ['is empty', { subject: null, body: '' }],
    ['is a poem', { subject: 'Bread at dawn', body: haiku }],
    ['is a picture', { subject: 'Ovens', body: '<img src="https://x.example/flyer.png">' }],
    ['is two words', { subject: 'Ovens', body: 'Buy ovens' }],
    [
      'shouts hollow words at anyone',
      {
        subject: 'AMAZING OFFER!!!',
        body: 'Dear Sir/Madam,\n\nWe are a LEADING provider of INNOVATIVE solutions!!! ACT NOW!!!',
      },
    ],
  ])('is far lower for what %s than for a good email', (_, draft) => {
    expect(score(draft).value).toBeLessThan(good / 2);
  });

  it('has a line for each fault, costliest first, with words, reason, fix and known evidence', () => {
    const { lines, value } = score(
      goodEmail({ subject: 'Re: ovens', greeting: 'Dear Sir/Madam,', ask: 'Are they GOOD!!!' }),
    );
    expect(lines.length).toBeGreaterThan(2);
    expect(lines).toEqual(lines.toSorted((one, other) => one.points - other.points));
    expect(lines.reduce((sum, { points }) => sum + points, 100)).toBe(value);
    for (const { rule, name, quote, reason, fix, evidence } of lines) {
      expect(rules.find(({ id }) => id === rule)?.name).toBe(name);
      expect([quote, reason, fix].every(Boolean), rule).toBe(true);
      for (const id of evidence) expect(evidenceIds).toContain(id);
    }
  });

  it('says which score it is, and whether a place is still to be filled in', () => {
    const blank = { ...goodEmail(), body: goodEmail().body.replace('York', '[fill in: town]') };
    expect(score(blank)).toMatchObject({ version: scoreBasis.version, isProvisional: true });
    const tagged = { ...goodEmail(), body: `${goodEmail().body}\n\n{{signature}}` };
    expect(score(tagged).isProvisional).toBe(true);
    expect(score(goodEmail()).isProvisional).toBe(false);
  });

  it('costs nothing for a name that is still to be filled in', () => {
    const greeted = score(goodEmail()).value;
    for (const greeting of ['Hi [fill in: first name],', 'Hi {{first_name}},'])
      expect(score(goodEmail({ greeting })).value).toBe(greeted);
  });

  it('is unsure of what is unlike the emails that it was fitted to', () => {
    expect(score({ subject: null, body: 'Ovens?' }).isUnsure).toBe(true);
    expect(score(goodEmail()).isUnsure).toBe(false);
  });

  it('is unjudged in another language', () => {
    const body = 'Hätten Sie morgen um zehn Uhr Zeit für ein kurzes Gespräch über Ihre Öfen?';
    expect(score({ subject: 'Öfen', body }).band).toBe('unjudged');
  });

  it('finds the same whether the text is whole or marked up', () => {
    const { body } = goodEmail();
    const html = `<p>${body.replaceAll('&', '&amp;').split('\n\n').join('</p>\n\n<p>')}</p>`;
    expect(html).toContain(goodParts.ask);
    expect(Math.abs(score({ ...goodEmail(), body: html }).value - good)).toBeLessThanOrEqual(5);
  });
});

describe('what a line wins', () => {
  it('is what the score would rise by without it', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        // What nobody sees is taken out before the score is made.
        fc.pre(withoutInvisible(draft.body) === draft.body);
        fc.pre(withoutInvisible(draft.subject ?? '') === (draft.subject ?? ''));
        const email = parseEmail(draft);
        const { value, lines } = scoreEmail(email);
        const charges = chargesOf(readEmail(email));
        for (const { rule, points, wins } of lines) {
          const rest = charges
            .filter((charge) => charge.rule.id !== rule)
            .reduce((sum, { cost }) => sum + cost, 0);
          expect(value + wins).toBe(Math.round(100 * Math.exp(-rest)));
          expect(wins).toBeGreaterThanOrEqual(0);
          // What went before took its share already; the two are rounded apart.
          expect(wins).toBeLessThanOrEqual(1 - points);
        }
      }),
    );
  });
});

describe('the bands', () => {
  it('end at 80 and at 60, and have words for the value', () => {
    const bands = [100, 80, 79, 60, 59, 0].map(bandOf);
    expect(bands).toEqual(['strong', 'strong', 'fair', 'fair', 'weak', 'weak']);
    expect(new Set([100, 70, 40, 10].map(verdictOf)).size).toBe(4);
  });
});

describe('the fitted losses', () => {
  it('grow with the severity and lose less than everything', () => {
    for (const { id, steps } of rules) {
      const costs = Array.from({ length: 4 * steps + 1 }, (_, at) => costAt(id, at / 4));
      expect(costs[0], id).toBe(0);
      expect(costs, id).toEqual(costs.toSorted((one, other) => one - other));
      expect(costAt(id, steps + 1), id).toBe(costs.at(-1));
      expect(mostPoints(id), id).toBeGreaterThanOrEqual(0);
      expect(mostPoints(id), id).toBeLessThan(100);
    }
  });

  it('are nothing for a rule that was never fitted', () => {
    expect([costAt('old-rule', 1), mostPoints('old-rule')]).toEqual([0, 0]);
  });

  it('rest on ratings, and agree with them about as well as they can', () => {
    const { emails, ratings, agreement, agreementOnReal, ceiling } = scoreBasis;
    expect(ratings).toBeGreaterThanOrEqual(emails);
    for (const share of [agreement, agreementOnReal]) {
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThanOrEqual(ceiling);
    }
  });
});
