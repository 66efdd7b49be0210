import { guiltPhrases } from '../../../lexicon/honesty/guilt-phrases.ts';
import { blame as openBlame } from '../../../rules/caps/blame.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import { hasPhrase, phraseBook } from '../../../document/sentences.ts';
import type { Candidate } from '../../candidate.ts';
import { cutSentence } from '../../wording/cut-sentence.ts';
import { type TextChange, cut } from '../../wording/cut.ts';

const phrases = phraseBook(guiltPhrases);
const longestCut = 32;

const blame =
  /\b(?:you (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:repl|respon|answer|got back|get back)|(?:unanswered|times without)|(?:clearly|obviously) not (?:a priority|interested)|wast(?:ed|ing) my time)/iu;
const blamingClause =
  /^(?:(?:since|as|because|given that|seeing that) I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never)[^,.;!?]{3,80},|I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:heard|hear|received|receive|gotten|get|had)[^,.;!?]{0,60},? (?:so|and|but)(?= (?:I|we)\b))[ \t]*/iu;

/** ", but I never heard back" at the end of a sentence that says more. */
const blamingEnd =
  /,?\s+(?:(?:and|but|as|since|because|though)\s+)?I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:yet )?(?:heard|hear|received|receive|gotten|get|had)\b[^,.;:!?]{0,40}(?=[.!]*$)/iu;

/** What is left of "I never heard back, so I wanted to check whether you saw my email" reminds just as much. */
const mereReminder =
  /^I (?:just )?(?:wanted|want|thought I['’]d|thought I would|am writing|['’]m writing)(?: to)? (?:quickly )?(?:check|ask|see|make sure|know|confirm|follow up|bump|ping|resend|remind)\b(?=.*\b(?:saw|seen|got|get|received|read|lost|missed|my (?:last|previous|earlier|first)?|inbox|again|this|you)\b)(?!.*\d)/iu;

/** The sentence gone when it says nothing else; the blaming clause gone when that would take too much. */
function withoutBlame(email: Email, sentence: Sentence): TextChange[] {
  const clause = blamingClause.exec(sentence.text)?.[0] ?? '';
  const rest = sentence.text.slice(clause.length);
  const end = clause === '' ? blamingEnd.exec(sentence.text) : null;
  const asks = email.asks.some((ask) => ask.sentence.start === sentence.start);
  const goes =
    clause === '' ? !asks && sentence.words.length <= longestCut : mereReminder.test(rest);
  const whole = goes ? cutSentence(email, sentence) : null;
  const from = sentence.start + (end?.index ?? 0);
  return [
    ...(end && end.index > 0 ? [cut(email, from, from + end[0].length)] : []),
    ...(whole ? [whole] : []),
    ...(clause === '' ? [] : [cut(email, sentence.start, sentence.start + clause.length)]),
  ];
}

/** Takes out words that blame the reader for not having answered. */
export function cutGuilt(email: Email): Candidate[] {
  const blamed = openBlame.check(email)?.spans ?? [];
  return email.sentences.flatMap((sentence) => {
    const isBlamed = blamed.some(({ start, end }) => start < sentence.end && sentence.start < end);
    if (!isBlamed && !hasPhrase(sentence.words, phrases) && !blame.test(sentence.text)) return [];
    const reason =
      'Being reminded of not answering makes a reader put it off; the request stands without it.';
    return withoutBlame(email, sentence).map((change) => ({ ...change, rule: 'guilt', reason }));
  });
}
