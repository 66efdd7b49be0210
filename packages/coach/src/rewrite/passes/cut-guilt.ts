import { guiltPhrases } from '../../lexicon/guilt-phrases.ts';
import type { Email, Sentence } from '../../text/email.ts';
import { hasPhrase, phraseBook } from '../../text/phrases.ts';
import type { Candidate } from '../candidate.ts';
import { cutSentence } from '../wording/cut-sentence.ts';
import { cut } from '../wording/cut.ts';
import type { TextChange } from '../wording/cut.ts';

const phrases = phraseBook(guiltPhrases);
const longestCut = 24;

const blame =
  /\b(?:you (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:repl|respon|answer|got back|get back)|(?:unanswered|times without)|(?:clearly|obviously) not (?:a priority|interested)|wast(?:ed|ing) my time)/iu;
const blamingClause =
  /^(?:(?:since|as|because|given that|seeing that) I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never)[^,.;!?]{3,80},|I (?:have(?:n['’]t| not)|did(?:n['’]t| not)|never) (?:heard|hear|received|receive|gotten|get|had)[^,.;!?]{0,60},? (?:so|and|but)(?= (?:I|we)\b))[ \t]*/iu;

function withoutBlame(email: Email, sentence: Sentence): TextChange | null {
  const clause = blamingClause.exec(sentence.text);
  if (clause) return cut(email, sentence.start, sentence.start + clause[0].length);
  const asks = email.asks.some((ask) => ask.sentence.start === sentence.start);
  return asks || sentence.words.length > longestCut ? null : cutSentence(email, sentence);
}

/** Takes out words that blame the reader for not having answered. */
export function cutGuilt(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) => {
    if (!hasPhrase(sentence.words, phrases) && !blame.test(sentence.text)) return [];
    const change = withoutBlame(email, sentence);
    const reason =
      'Being reminded of not answering makes a reader put it off; the request stands without it.';
    return change ? [{ ...change, rule: 'guilt', reason }] : [];
  });
}
