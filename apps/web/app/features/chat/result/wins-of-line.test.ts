import { score, weighBlanks } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { tenths } from '../../../lib/words.ts';
import { headline } from './judged-result.tsx';
import { openWins } from './score-breakdown.ts';
import { winsOfLine } from './verdict.tsx';

const email = {
  subject: 'Phone orders',
  body: 'Hi [fill in: first name],\n\n[fill in: what you saw of theirs that made you write, with its name or date]. As an owner of a café, what do you do about phone orders that interrupt the morning rush?\n\nI ask because we make ordering screens for the counter. Three cafés in York use them.\n\nWould a one-page summary help?\n\nAll the best,\nNora Lindqvist',
};

it('says of a blank in its line what the headline says of it', () => {
  const { value } = score(email);
  const blanks = [
    { label: 'first name', wins: 0, won: null, advice: null },
    { label: 'what you saw', wins: 13, won: null, advice: null },
  ];
  const start = email.body.indexOf('[fill in: what');
  const end = email.body.indexOf(']', start) + 1;
  const line = { spans: [{ field: 'body' as const, start, end }], wins: 14 };
  expect(winsOfLine(line, email, blanks)).toBe(openWins(blanks));
  const composed = { before: value, value, isUntouched: true, isComposed: true };
  expect(headline(composed, blanks)).toContain(
    `Two blanks are yours to fill: filled well, that makes ${tenths(value + 13)}.`,
  );
});

it('leaves a line that is about other words what the coach says', () => {
  const line = { spans: [{ field: 'body' as const, start: 0, end: 2 }], wins: 3 };
  expect(winsOfLine(line, email, weighBlanks(email))).toBe(3);
  expect(winsOfLine({ spans: [], wins: 3 }, email, weighBlanks(email))).toBe(3);
});
