import { quoteWords } from './answer.ts';
import { taggedWith } from './catalogue.ts';
import { type Token, tagText } from '../document/language.ts';
import { capitalise } from '../document/wording.ts';

export type Part = {
  readonly asked: string;
  /** What is answered, in a word or in the asker's words. */
  readonly heading: string;
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
  if (starts.length < 2 || starts.length > most || opens(tokens, 0) === null) return [];
  return starts.map((start, index) => {
    const words = question
      .slice(index === 0 ? 0 : start, starts[index + 1])
      .replace(/(?:[\s,;?.!&]|(?<=[\s,;?])(?:and|also|plus|or|so|then))+$/iu, '');
    const whole = `${capitalise(words.trim())}?`;
    // Beside a question about "my email", "the opening" is that email's.
    const asked = isAboutOwn(question)
      ? whole.replace(/\bthe (?=\p{L}+ (?:too|ok|good|clear)\b)/giu, 'my ')
      : whole;
    return { asked, heading: quoteWords(whole) };
  });
}

/**
 * Whether a question begins here: at the head, or behind a sign or a joint. Behind a bare "and", a question word
 * goes on with what somebody is told, where there is such a clause before it: "tell them who I am and what …".
 */
function beginsQuestion(tokens: readonly Token[], at: number): boolean {
  if (at === 0) return true;
  const opener = opens(tokens, at);
  let before = at;
  while (before > 0 && joints.has(tokens[before - 1]?.key ?? '')) before -= 1;
  const sign = tokens[before - 1]?.key ?? '';
  const isApart = /^[?,;]+$/u.test(sign);
  const isJoined = before < at || (isApart && sign.includes('?'));
  if (opener === null || !isJoined) return false;
  return opener === 'verb' || isApart || !tokens.slice(1, before).some(opensClause);
}

function opensClause({ key, tag }: Token): boolean {
  return /^(?:wh[aeio]\w*|how)$/u.test(key) || (key === 'that' && tag !== 'DET');
}

/** "How many more follow-ups should" */
const farthest = 7;

/** How a question that can stand alone begins: "should I", or "how long should", but not "what we do". */
function opens(tokens: readonly Token[], at: number): 'verb' | 'word' | null {
  const [first, second, ...rest] = tokens.slice(at, at + farthest);
  if (!first || !second) return null;
  if (first.tag === 'AUX')
    return /^(?:PRON|DET|NOUN|PROPN|ADJ|SCONJ)$/u.test(second.tag) ? 'verb' : null;
  if (!/^(?:wh(?:o|at|ich|en|ere|y)|how)$/u.test(first.key)) return null;
  const [next] = [second, ...rest].filter(({ tag }) => tag === 'AUX' || tag === 'PRON');
  return second.key === 'about' || next?.tag === 'AUX' ? 'word' : null;
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
    asked: `${`${ask} my ${thing} ${verdict}`.trimEnd()}?`,
    heading: capitalise(thing),
    thing,
  }));
}

const own =
  /\b(?:my|mine|our|this|it|i (?:lose|lost)|did i|(?<!(?:how|what|where|when) )(?:do|am|have) i|rewrite|reword|shorten)\b/iu;

/** "Is it OK to ask?" is about asking: its "it" stands for nothing. */
const idleIt = /\bit['’]?s? (?:is )?(?!too )(?:\p{L}+ ){1,3}(?:to|that|if|when)\b/giu;

/** Whether a question is about the asker's own email rather than about emails. */
export function isAboutOwn(question: string): boolean {
  return own.test(question.replace(idleIt, ' '));
}
