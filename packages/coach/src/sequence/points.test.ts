import { describe, expect, it } from 'vitest';
import { readDocument } from '../document/read-draft.ts';
import { askOf, pointsOf } from './points.ts';

const ask = 'Would a page for your shop be of use?';

function read(message: string) {
  return readDocument({ subject: null, body: `Hi Tom,\n\n${message}\n\nBest,\nNora\nBrightlane` });
}

function pointsIn(message: string): string[] {
  const doc = read(`${message}\n\n${ask}`);
  const found = askOf(doc);
  expect(found?.text).toBe(ask);
  return found ? pointsOf(doc, found).map(({ text }) => text) : [];
}

const proof = 'Harrow Cycles in Leeds sold 14% more in a month with our pages.';

describe('pointsOf', () => {
  it('finds the sentences that can be checked', () => {
    expect(pointsIn(proof)).toEqual([proof]);
  });

  it('takes no sentence that leans on the one before', () => {
    expect(pointsIn(`${proof} It drops two rows in each sheet of your nine shops.`)).toEqual([
      proof,
    ]);
  });

  it('keeps the whole of a sentence that was wrapped', () => {
    const wrapped = proof.replace(' our pages', '\nour pages');
    expect(pointsIn(wrapped)).toEqual([proof]);
  });

  it('gives the first letter its capital where the writer has none', () => {
    expect(pointsIn('we counted stock for 40 shops in Leeds and York in one night.')[0]).toMatch(
      /^We counted/u,
    );
  });

  it.each([
    ['asks', 'Are you free for a call about the 14 shops in Leeds?'],
    ['blanks', 'I saw that your shop on Mill Street [fill in: what they did] in 2024.'],
    ['merge tags', 'I saw that {{company}} opened 3 shops in Leeds in March.'],
    ['stock openers', 'I hope this email finds you well in Leeds this March.'],
    ['praise', 'We are thrilled to announce 3 exciting new features for your amazing team.'],
    ['links', 'You can read about the 14 shops in Leeds at https://example.com/shops.'],
    ['bullets', '- 14 shops in Leeds chose our oven in March'],
    ['what says little', 'We do good work for you.'],
    ['half a quotation', 'In May you wrote: "Our 14 shops in Leeds bake all night.'],
  ])('takes no %s', (_, message) => {
    expect(pointsIn(message)).toEqual([]);
  });
});

describe('askOf', () => {
  const askIn = (message: string) => askOf(read(message))?.text;

  it.each([
    'Could our choir park in your office car park on Sunday mornings?',
    'Would you be open to a short call some time in the next few weeks?',
    'Would it be of use if I sent you the three things I would fix first?',
    'Please send me a photo of your oven.',
  ])('takes %j', (text) => {
    expect(askIn(`${proof}\n\n${text}`)).toBe(text);
  });

  it('takes the last of several', () => {
    expect(askIn(`${proof} Who looks after your ovens?\n\n${ask}`)).toBe(ask);
  });

  it.each(['Would you like to see it?', 'Did yours do so?', 'Would you?', 'Thoughts?'])(
    'takes no %j',
    (text) => {
      expect(askIn(`I had a cold.\n\n${text}`)).toBeUndefined();
    },
  );

  it.each([
    ['I can send you two brochures that we made for hotels.', 'Would you like to see them?'],
    ['We could bring our oven to your bakery for a week.', 'Would that be of use to you?'],
  ])('takes %j with %j', (before, text) => {
    expect(askIn(`${proof}\n\n${before} ${text}`)).toBe(`${before} ${text}`);
  });
});
