import type { Email } from '../../email.ts';
import { findMergeTags } from '../../tokens/find-merge-tags.ts';
import { splitLines } from '../../words/split-lines.ts';

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december';
/** It calls itself an issue; “your newsletter” is the reader's. */
const issue = new RegExp(
  `(?<!\\byour )\\b(?:(?<=^|\\n)this (?:month|week) (?:at|from) \\w+|in this (?:month['’]s |week['’]s )?(?:issue|edition|newsletter)|(?:this|last) (?:month|week)['’]s (?:issue|edition|newsletter|digest|round-?up|news|highlights)|(?:weekly|monthly|quarterly|spring|summer|autumn|winter|${months}) (?:newsletter|digest|round-?up|bulletin|news|edition|update)|welcome to (?:the|our) [^.!?\\n]{0,40}(?:newsletter|digest|issue|edition|bulletin)|(?:issue|edition) (?:no\\.? ?|#)\\d+|to our (?:newsletter|mailing list))\\b`,
  'iu',
);
const issueSubject =
  /\b(?:newsletter|digest|round-?up|bulletin|news from|what['’]s new)\b|\bnews\s*$/iu;
const period = new RegExp(
  `\\bthis (?:week|month|season|quarter|spring|summer|autumn|winter)\\b|^(?:${months})\\b|\\b(?:${months}) 20\\d\\d$`,
  'imu',
);
/** What a mailing must carry, or says of itself. */
const mailing =
  /\bunsubscribe\b|\b(?:manage|update) your (?:email )?preferences\b|\bview (?:this email )?in (?:your )?browser\b|\byou(?:['’]re| are) receiving this\b|\b(?:dear|hello|hi) (?:subscribers?|readers?|members?)\b|\bour (?:subscribers|readers)\b|\bforwarded (?:to you|by a friend)\b/iu;

const crowd =
  /\b(?:all|everyone|everybody|friends?|folks|there|subscribers?|readers?|members?|customers?|supporters?|neighbours?|neighbors?|community|families)\b/iu;
const item = /^\s*(?:[-*•–▪►▸✅]|\d{1,2}[.)]|#{1,4}\s|\*\*|\p{Extended_Pictographic})/u;
const heading = /^\s*\p{Lu}[^.!?:;]{2,50}:?\s*$/u;
const labelled = /^\s*\p{Lu}[^.!?:;,]{2,30}: \p{Lu}/u;
const fewestTopics = 3;
const openingLength = 600;
const longestRead = 5000;
const mostLines = 200;
const enough = 3;

type Parts = Pick<Email, 'subject' | 'body' | 'addressee' | 'greeting' | 'signOff'>;

/**
 * An issue of several topics for whoever subscribed. A cold email may carry a way out and a list too, so it takes a
 * sign of being an issue, and one sign more where a reader is greeted by name.
 */
export function isNewsletter(parts: Parts): boolean {
  const { subject, body, addressee, greeting } = parts;
  const opening = body.slice(0, openingLength);
  const head = subject ?? '';
  const isIssue =
    issue.test(head) || issueSubject.test(head) || issue.test(body.slice(0, longestRead));
  const isOfPeriod = period.test(head) || period.test(opening);
  if (!isIssue && !isOfPeriod) return false;
  const isToOne =
    addressee !== null || (greeting !== null && findMergeTags(greeting.text).length > 0);
  const signs = [
    isIssue,
    isOfPeriod,
    mailing.test(body),
    topicsIn(parts) >= fewestTopics,
    greeting !== null && crowd.test(greeting.text),
  ];
  return signs.filter(Boolean).length >= (isToOne ? enough + 1 : enough);
}

/** Headings and listed items before the close. */
function topicsIn({ body, greeting, signOff }: Parts): number {
  const from = greeting?.end ?? 0;
  const text = body.slice(from, Math.max(from, signOff?.start ?? body.length));
  return splitLines(text)
    .slice(0, mostLines)
    .map((line) => line.text.slice(0, 80))
    .filter((line) => item.test(line) || heading.test(line) || labelled.test(line)).length;
}
