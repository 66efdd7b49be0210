import { expect, it } from 'vitest';
import { parseEmail } from '../document/parse-email.ts';
import { closeLink } from './asks.ts';

const ask = 'Are you free?';
const link = 'You can pick a time here: https://cal.example.com/tom';
const emailOf = (rest: string) => parseEmail({ subject: null, body: ask + rest });

it('puts a full stop after a link where another sentence follows on its line', () => {
  expect(closeLink(emailOf(' Or call me.'), ask.length, link)).toBe(`${link}.`);
});

it('puts none at the end of a line', () => {
  expect(closeLink(emailOf(''), ask.length, link)).toBe(link);
  expect(closeLink(emailOf('\n\nTom'), ask.length, link)).toBe(link);
  expect(closeLink(emailOf(' Or call me.'), ask.length, 'I could talk.')).toBe('I could talk.');
});
