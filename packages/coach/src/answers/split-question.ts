import { quoteWords } from './answer.ts';
import { taggedWith } from './catalogue.ts';
import { type Token, tagText } from '../document/language.ts';
import { capitalise } from '../document/wording.ts';

export type Part = {
  /** Ways to ask it, of which the first that is known is answered. */
  readonly ways: readonly string[];
  /** What is answered, in a word or in the asker's words. */
  readonly heading: string;
  /** The part of an email that its answer has to be about, where one is named. */
  readonly thing?: string;
};

const longest = 600;
const most = 3;
const quotation = /"[^"]*"|“[^”]*”|«[^»]*»|(?<![\p{L}\d])(?:'.*?'|‘.*?’)(?!\p{L})/gu;
const joints: ReadonlySet<string> = new Set(['and', 'also', 'plus', 'or', 'so', 'then', '&']);

/** The questions in a question, in order, as they were asked; none where it asks for one thing. */
export function splitQuestion(question: string): Part[] {
  if (question.length > longest) return [];
  const plain = question.replace(quotation, (quoted) => '_'.repeat(quoted.length));
  const tokens = tagText(plain);
  const starts = tokens.flatMap((token, at) => (beginsQuestion(tokens, at) ? [token.start] : []));
  if (starts.length < 2 || starts.length > most || opens(tokens, 0) === null) return [];
  const isOwn = isAboutOwn(question);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? question.length;
    const words = question
      .slice(index === 0 ? 0 : start, end)
      .replace(/(?:[\s,;?.!&]|(?<=[\s,;?])(?:and|also|plus|or|so|then))+$/iu, '');
    const asked = `${capitalise(words.trim())}?`;
    // Beside a question about "my email", "the opening" is that email's.
    const way = isOwn ? asked.replace(/\bthe (?=\p{L}+ (?:too|ok|good|clear)\b)/giu, 'my ') : asked;
    return { ways: [way], heading: quoteWords(asked) };
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
  if (opener === null || !(isApart ? sign.includes('?') || before < at : before < at)) return false;
  return opener === 'verb' || isApart || !tokens.slice(1, before).some(opensClause);
}

function opensClause({ key, tag }: Token): boolean {
  return (
    /^(?:wh(?:o|om|ose|at|ich|en|ere|y|ether)|how)$/u.test(key) || (key === 'that' && tag !== 'DET')
  );
}

/** "How many more follow-ups should" */
const farthest = 7;

/** How a question that can stand alone begins: "should I", or "how long should", but not "what we do". */
function opens(tokens: readonly Token[], at: number): 'verb' | 'word' | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second) return null;
  if (first.tag === 'AUX')
    return /^(?:PRON|DET|NOUN|PROPN|ADJ|SCONJ)$/u.test(second.tag) ? 'verb' : null;
  if (!/^(?:wh(?:o|at|ich|en|ere|y)|how)$/u.test(first.key)) return null;
  if (second.key === 'about') return 'word';
  const verb = tokens.slice(at + 1, at + farthest).findIndex(({ tag }) => tag === 'AUX');
  const subject = tokens.slice(at + 1, at + 1 + verb).some(({ tag }) => tag === 'PRON');
  return verb === -1 || subject ? null : 'word';
}

const asks =
  /^\s*((?:(?:can|could|would|will) you |please )?(?:what about|how about|how is|how are|is|are|rewrite|improve|check)) ([^,;:?.!"“”]{2,60})(?:,? please)?[\s?.!]*$/iu;
const determiner = /^(?:my|the|our|this) /iu;
const verdicts: ReadonlySet<string> = new Set(['ADJ', 'ADV', 'INTJ']);
const longestName = 3;

/** "Are my subject and opening ok?" asks the same of two parts of an email, each for itself. */
export function namedParts(question: string): Part[] {
  if (question.length > longest) return [];
  const [, ask = '', things = ''] = asks.exec(question) ?? [];
  const [one, other, ...more] = things.split(/ (?:and|&) /iu);
  if (one === undefined || other === undefined || more.length > 0) return [];
  const first = one.replace(determiner, '');
  const second = nameIn(other.replace(determiner, ''));
  if (!second || taggedWith(first).size === 0) return [];
  return [first, second.name].map((name) => ({
    ways: [`${ask} my ${name} ${second.verdict}`.trimEnd(), `Is my ${name} good`].map(
      (way) => `${way}?`,
    ),
    heading: capitalise(name),
    thing: name,
  }));
}

/** The longest name of something at the head of some words, where nothing but a verdict follows it. */
function nameIn(words: string): { readonly name: string; readonly verdict: string } | null {
  const all = words.split(' ');
  for (let count = Math.min(longestName, all.length); count > 0; count -= 1) {
    const name = all.slice(0, count).join(' ');
    const verdict = all.slice(count).join(' ');
    if (taggedWith(name).size > 0) {
      return tagText(verdict).every(({ tag }) => verdicts.has(tag)) ? { name, verdict } : null;
    }
  }
  return null;
}

const own =
  /\b(?:my|mine|our|this|it|i (?:lose|lost)|did i|(?<!(?:how|what|where|when) )(?:do|am|have) i|rewrite|reword|shorten)\b/iu;

/** "Is it OK to ask?" is about asking: its "it" stands for nothing. */
const idleIt = /\bit['’]?s? (?:is )?(?!too )(?:\p{L}+ ){1,3}(?:to|that|if|when)\b/giu;

/** Whether a question is about the asker's own email rather than about emails. */
export function isAboutOwn(question: string): boolean {
  return own.test(question.replace(idleIt, ' '));
}
