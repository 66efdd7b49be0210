import { guiltPhrases } from '../../../lexicon/honesty/guilt-phrases.ts';
import type { Draft } from '../../../draft.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import { hasPhrase, isFiller, phraseBook } from '../../../document/sentences.ts';
import type { Candidate } from '../../candidate.ts';
import { interestQuestion } from '../../asks/interest-question.ts';
import { newlineOf } from '../../wording/newline.ts';
import { ownSubject } from '../../own-subject.ts';

const guilt = phraseBook(guiltPhrases);
const bump =
  /^(?:(?:I(?:['’]m| am|['’]ll| will)?|just|quickly|again|wanted to|want to) )*(?:bump(?:ing)?|float(?:ing)?|resurfac(?:e|ing)|check(?:ing)? in|follow(?:ing)? up|circl(?:e|ing) back|(?:wanted|want|writing) to (?:check|follow up|make sure|see (?:if|whether) you (?:saw|got|had|received)))\b/iu;
const recent = /^(?:last|this|yesterday|earlier)\b/iu;

const plea =
  /\b(?:appreciate|grateful for|love|happy with) (?:a|any|your) (?:\p{L}+ )?(?:reply|response|answer|update|feedback)\b|\b(?:quick|even a) (?:yes or )?no\b/iu;

/** "Did you get a chance to read it?" asks for the answer that did not come. */
const asksIfRead =
  /^(?:did|have|had) you (?:(?:get|got|had|have|found|find) (?:a |the |any )?(?:chance|time|moment)|(?:see|seen|read|receive|received|get|got)\b)/iu;
const awaits =
  /^(?:please |so )*(?:just )?let (?:me|us) know(?: (?:either way|your thoughts|what you think))?[.!]*$/iu;

function isBump({ text, words }: Sentence): boolean {
  return (
    [bump, plea, asksIfRead, awaits].some((pattern) => pattern.test(text)) ||
    isFiller(text) ||
    hasPhrase(words, guilt)
  );
}

const easyOut = 'One word is enough, and a no is as good as a yes.';

/** "I wrote to you last week about “Ovens for Leeds”.", from nothing but what the draft says. */
function reminder(email: Email, own: Draft, from: number, to: number): string {
  const when = email.protectedTokens.find(
    ({ kind, field, start, end }) =>
      kind === 'date' && field === 'body' && from <= start && end <= to,
  )?.text;
  const time = when === undefined ? '' : recent.test(when) ? ` ${when}` : ` on ${when}`;
  const subject = ownSubject(own.subject);
  const about = subject === null ? '' : ` about “${subject}”`;
  const before = time + about === '' ? ' before' : '';
  return `I wrote to you${time}${about}${before}. New since then: [fill in: one new fact or figure].`;
}

/** A follow-up that only says it follows up gets a place for the news that would justify it. */
export function renewBump(email: Email, own: Draft): Candidate[] {
  if (email.reading.stage !== 'follow_up') return [];
  const asks = new Set(email.asks.map(({ sentence }) => sentence.start));
  const said = email.sentences.filter(
    ({ start, text }) => asksIfRead.test(text) || (!asks.has(start) && !text.endsWith('?')),
  );
  const first = said[0];
  const last = said.at(-1);
  if (!first || !last || !said.every(isBump)) return [];
  const inside = email.sentences.filter(({ start }) => start >= first.start && start <= last.start);
  if (inside.length > said.length) return [];
  const isAsked = email.asks.some(({ sentence }) => !said.includes(sentence));
  const line = newlineOf(email.body);
  const question = isAsked ? '' : `${line}${line}${interestQuestion(email, null)} ${easyOut}`;
  return [
    {
      field: 'body',
      start: first.start,
      end: last.end,
      after: reminder(email, own, first.start, last.end) + question,
      rule: 'guilt',
      reason:
        'A reminder alone gives the reader nothing new to answer; one fresh fact does, and nobody is blamed.',
    },
  ];
}
