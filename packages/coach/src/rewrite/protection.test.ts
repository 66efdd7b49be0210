import { describe, expect, it } from 'vitest';
import type { Draft } from '../draft.ts';
import { parseEmail } from '../document/parse-email.ts';
import { keepsTokens, tokensToKeep, touchesClosedPart } from './protection.ts';

const draft: Draft = {
  subject: 'A saddle from Marlow Cycles',
  body: 'Dear Sir/Madam,\n\nThe 30 saddles from Marlow Cycles cost {{price}} on Monday. She said “not in order to sell”.\n\nBest,\nBo Leading',
};
const email = parseEmail(draft);

function change(words: string, after = '') {
  const start = draft.body.indexOf(words);
  return { field: 'body', start, end: start + words.length, after, rule: '', reason: '' } as const;
}

function keeps(before: string, after: string): boolean {
  return keepsTokens(tokensToKeep(email), { ...draft, body: draft.body.replace(before, after) });
}

describe('what a rewrite keeps', () => {
  it.each([
    ['a number', '30 saddles', 'saddles'],
    ['a number inside another', '30 saddles', '2030 saddles'],
    ['a day', 'Monday', 'the day'],
  ])('misses %s', (_, before, after) => {
    expect(keeps(before, after)).toBe(false);
  });

  it.each([
    ['a number in other words', '30 saddles', '30-odd saddles'],
    ['a name that the subject still says', 'Marlow Cycles', 'the shop'],
    ['a greeting to nobody', 'Dear Sir/Madam', 'Hello'],
  ])('does not miss %s', (_, before, after) => {
    expect(keeps(before, after)).toBe(true);
  });
});

describe('a number that letters are joined to', () => {
  it('does not stand in the way of every change', () => {
    const joined: Draft = { subject: null, body: 'It saves 200n month due to the fact it runs.' };
    const tokens = tokensToKeep(parseEmail(joined));
    expect(keepsTokens(tokens, joined)).toBe(true);
    expect(keepsTokens(tokens, { subject: null, body: 'It saves money.' })).toBe(false);
  });
});

describe('what no candidate may touch', () => {
  it('is a quotation or a signature', () => {
    expect(touchesClosedPart(email, change('in order to', 'to'))).toBe(true);
    expect(touchesClosedPart(email, change('Leading'))).toBe(true);
    expect(touchesClosedPart(email, change('saddles'))).toBe(false);
  });
});
