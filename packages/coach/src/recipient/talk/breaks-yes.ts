import { arrangingWords } from '../../lexicon/words/arranging-words.ts';
import { tellingWords } from '../../sequence/message-overlap.ts';
import type { Email, Sentence } from '../../document/email.ts';
import { concerns } from './concerns.ts';
import { type Judgement, pressingIn } from './judge-answer.ts';

/** So many new words in what is asked, or in the whole message, and none of the email's: another matter. */
const mostNewAsked = 2;
const mostNewSaid = 5;

/** What a yes wants to know next, asked or not. */
const terms = ['price', 'effort', 'data', 'source', 'sample'] as const;

/** Whether the message after a yes presses on, or comes with something quite other than was agreed. */
export function breaksYes(message: Email, agreed: Email): Judgement | null {
  const pressing = pressingIn(message);
  if (pressing) return { verdict: 'pressed', sentence: pressing };
  const known = tellingWords(agreed);
  const asked = message.asks.find(({ sentence }) => isOther([sentence], known, mostNewAsked));
  if (asked) return { verdict: 'strayed', sentence: asked.sentence };
  const isAboutIt = message.sentences.some(({ text }) =>
    terms.some((id) => concerns[id].answered.test(text.slice(0, 600))),
  );
  return !isAboutIt && isOther(message.sentences, known, mostNewSaid)
    ? { verdict: 'strayed', sentence: message.sentences[0] ?? null }
    : null;
}

function isOther(sentences: readonly Sentence[], known: ReadonlySet<string>, most: number) {
  const words = tellingWords({ words: sentences.flatMap((sentence) => sentence.words) });
  const telling = [...words].filter((word) => !arrangingWords.has(word));
  return telling.length > most && !telling.some((word) => isKnown(word, known));
}

/** "oven" is known from "ovens". */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || known.has(`${word}s`) || known.has(word.replace(/e?s$/u, ''));
}
