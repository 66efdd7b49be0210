import { quoteWords } from './answer.ts';
import { taggedWith } from './catalogue.ts';
import { type Token, tagText } from '../document/language.ts';
import { capitalise } from '../wording.ts';

export type Part = {
  readonly question: string;
  /** What is answered, in a word or in the asker's words. */
  readonly heading: string;
  /** Whether the whole question is about the asker's own email. */
  readonly isOwn: boolean;
  /** The part of an email that its answer has to be about, where one is named. */
  readonly thing?: string;
};

const longest = 600;

/** What a question asks for, in order, where that is more than one thing. */
export function splitQuestion(question: string): Part[] {
  if (question.length > longest) return [];
  const named = namedParts(question);
  return named.length > 0 ? named : questionsIn(question);
}

const most = 3;
const quotation = /"[^"]*"|“[^”]*”|«[^»]*»|(?<![\p{L}\d])(?:'.*?'|‘.*?’)(?!\p{L})/gu;
const joints: ReadonlySet<string> = new Set(['and', 'also', 'plus', 'or', 'so', 'then', '&']);

function questionsIn(question: string): Part[] {
  const tokens = tagText(question.replace(quotation, (quoted) => '_'.repeat(quoted.length)));
  const starts = tokens.flatMap((token, at) => (beginsQuestion(tokens, at) ? [token.start] : []));
  const isQuestion = opensWithVerb(tokens, 0) || opensWithWord(tokens, 0);
  if (starts.length < 2 || starts.length > most || !isQuestion) return [];
  return starts.map((start, index) => {
    const words = question
      .slice(index === 0 ? 0 : start, starts[index + 1])
      .replace(/(?:[\s,;?.!&]|(?<=[\s,;?])(?:and|also|plus|or|so|then))+$/iu, '');
    const text = `${capitalise(words.trim())}?`;
    return { question: text, heading: quoteWords(text), isOwn: isAboutOwn(question) };
  });
}

/**
 * Whether a question begins here: behind "?" or "and". Behind a bare "and", a question word may go on with what somebody
 * is told: "tell them who I am and what …".
 */
function beginsQuestion(tokens: readonly Token[], at: number): boolean {
  if (at === 0) return true;
  const before = tokens.findLastIndex(({ key }, index) => index < at && !joints.has(key));
  const sign = tokens[before]?.key ?? '';
  if (before === at - 1 && !sign.includes('?')) return false;
  return opensWithVerb(tokens, at) || (/^[?,;]+$/u.test(sign) && opensWithWord(tokens, at));
}

/** "should I", "is the opening" */
function opensWithVerb(tokens: readonly Token[], at: number): boolean {
  const opening = tokens.slice(at, at + 2).map(({ tag }) => tag);
  return /^AUX (?:PRON|DET|NOUN|PROPN|ADJ|SCONJ)$/u.test(opening.join(' '));
}

/** "How many more follow-ups should" */
const farthest = 7;

/** "how long should", "what about", but not "what we do" */
function opensWithWord(tokens: readonly Token[], at: number): boolean {
  const [word, ...rest] = tokens.slice(at, at + farthest);
  const verb = rest.find(({ tag }) => tag === 'AUX' || tag === 'PRON');
  const isQuestion = rest[0]?.key === 'about' || verb?.tag === 'AUX';
  return isQuestion && /^(?:wh(?:o|at|ich|en|ere|y)|how)$/u.test(word?.key ?? '');
}

const asksOfTwo =
  /^\s*((?:(?:can|could|would|will) you |please )?(?:what about|how about|how is|how are|is|are|rewrite|improve|check)) (?:(?:my|the|our|this) )?([^,;:?.!"“”]{2,30}?) (?:and|&) (?:(?:my|the|our|this) )?([^,;:?.!"“”]{2,30})(?:,? please)?[\s?.!]*$/iu;
const verdicts: ReadonlySet<string> = new Set(['ADJ', 'ADV', 'INTJ']);
const longestName = 3;

/** "Are my subject and opening ok?" asks the same of two parts of an email, each for itself. */
function namedParts(question: string): Part[] {
  const [, ask = '', first = '', rest = ''] = asksOfTwo.exec(question) ?? [];
  const words = rest.split(' ');
  const count = [longestName, 2, 1].find(
    (length) => taggedWith(words.slice(0, length).join(' ')).size > 0,
  );
  const verdict = words.slice(count).join(' ');
  const isVerdict = tagText(verdict).every(({ tag }) => verdicts.has(tag));
  if (count === undefined || !isVerdict || taggedWith(first).size === 0) return [];
  return [first, words.slice(0, count).join(' ')].map((thing) => ({
    question: `${`${ask} my ${thing} ${verdict}`.trimEnd()}?`,
    heading: capitalise(thing),
    isOwn: true,
    thing,
  }));
}

const own =
  /\b(?:my|mine|our|this|it|i (?:lose|lost)|did i|(?<!(?:how|what|where|when) )(?:do|am|have) i|rewrite|reword|shorten)\b/iu;

/** In "Is it OK to ask?" the "it" refers to nothing. */
const idleIt = /\bit['’]?s? (?:is )?(?!too )(?:\p{L}+ ){1,3}(?:to|that|if|when)\b/giu;

/** Whether a question is about the asker's own email rather than about emails. */
export function isAboutOwn(question: string): boolean {
  return own.test(question.replace(idleIt, ' '));
}
