import type { Brief } from '../brief/brief.ts';
import { detectLanguage } from '../document/language-of.ts';
import { scanWords } from '../document/sentences.ts';
import { knownNames } from '../lexicon/briefs/known-names.ts';
import { countNouns } from '../lexicon/briefs/nouns.ts';
import { mayOrder, orderVerbs } from '../lexicon/briefs/order-verbs.ts';
import { roleWords, workplaces } from '../lexicon/briefs/roles.ts';
import { finiteVerbs } from '../lexicon/briefs/verbs.ts';
import { acronyms } from '../lexicon/words/acronyms.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { articleFor } from '../rewrite/wording.ts';

/** Texts without those that say the same again, in whatever letters and marks. */
export function once(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return !seen.has(key) && seen.add(key);
  });
}

/** What opens an item of a list. */
export const marker = /^(?:[-*•–—>#]+|\d{1,2}[.)])\s+/u;

const loud = /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u;

/** Acronyms that are everyday words when everything is in capitals. */
const alsoWords: ReadonlySet<string> = new Set(['it', 'us', 'no', 'am', 'hi', 'hey', 'i']);

const pictures =
  /\s*(?![©®™])\p{Extended_Pictographic}[\p{Extended_Pictographic}\u{fe0f}\u{200d}]*/gu;

const firstWord = /^[\p{L}\p{N}'’&./-]+/u;

/** One line without a bullet, without shouting and without what closes a sentence; a question keeps its mark. */
export function tidy(text: string): string {
  const line = text.replace(pictures, '').replace(/\s+/gu, ' ').trim().replace(marker, '');
  return calm(line)
    .replace(/[\s.!;:,…]+$/u, '')
    .trim();
}

/** Words in capitals as one would say them; other texts as they are. */
export function calm(line: string): string {
  if (!loud.test(line) || !line.includes(' ')) return line;
  return line
    .split(' ')
    .map((word) => {
      const key = word.toLowerCase();
      if ((acronyms.has(key) && !alsoWords.has(key)) || /[\d@/]/u.test(word)) return word;
      const isName = knownNames.has(key.replace(/[.!?,;:]+$/u, ''));
      return isName ? word.slice(0, 1) + key.slice(1) : key;
    })
    .join(' ');
}

/** The text as it goes on in the middle of a sentence: its first letter small, unless it opens a name. */
export function inSentence(text: string): string {
  const [first = ''] = firstWord.exec(text) ?? [];
  const next = text.slice(first.length);
  const key = first.toLowerCase();
  const isName =
    !/^\p{Lu}[\p{Ll}'’-]*$/u.test(first) ||
    /^I(?:['’]|$)/u.test(first) ||
    knownNames.has(key.replace(/['’]s$/u, '')) ||
    /^ \p{Lu}(?:\p{Ll}|\s)/u.test(next) ||
    /[^\p{ASCII}’]/u.test(first);
  return isName && first !== 'A' ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** What the writer says of "them" as it is said to the reader. */
export function toReader(text: string): string {
  return text
    .replace(/\bthey(['’])re\b/giu, 'you$1re')
    .replace(/\bthemselves\b/giu, 'yourselves')
    .replace(/\btheirs?\b/giu, (word) => (word.toLowerCase() === 'their' ? 'your' : 'yours'))
    .replace(/\b(?:they|them)\b/giu, 'you');
}

/** A sentence with a large first letter and a full stop; a link keeps none, so that it still works. */
export function closed(text: string): string {
  const isGreek = /\p{Script=Greek}["”»)]*[;\u037e]\s*$/u.test(text);
  const bare = calm(text.replace(isGreek ? /\s+$/u : /[\s,;:]+$/u, ''));
  if (/(?:https?:\/\/|www\.)\S+$/iu.test(bare)) return bare;
  const whole = bare.slice(0, 1).toUpperCase() + bare.slice(1);
  if (isGreek) return whole;
  return /[.!?…]["'”’)\]]*$/u.test(whole) ? whole.replace(/!+(?=["'”’)\]]*$)/u, '.') : `${whole}.`;
}

/** After a word in -s: what shows that it is a verb, as in "the team ignores the CRM". */
const afterVerb =
  /^(?:the|an?|your|our|their|my|us|you|it|them|too|up|down|out|away|no|nobody|back|off|\p{L}+ly)$/u;

const relativeOpening = /^(?:that|which|who|to|when|where|what|how|why|whether|if)$/u;

const pronoun = /^(?:it|they|we|you|i|he|she|that|there)$/u;

/** "Teams waste hours", not "food waste every day". */
const severalBefore = /[^s']s$|^(?:people|staff|they|we|you|i)$/u;

const mayEnd =
  /^(?:fails?|var(?:y|ies)|leaves?|stops?|waits?|complains?|breaks?|crash(?:es)?|drops?|struggles?)$/u;

export function keysOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}'-]+/gu) ?? []
  );
}

/** Where the relative clause of a sentence starts; -1 without one. */
export function relativeAt(keys: readonly string[]): number {
  return keys.findIndex((key) => relativeOpening.test(key));
}

/** Where the verb stands that shows the words before it to be its subject; -1 without one. */
export function verbAt(keys: readonly string[]): number {
  const relative = relativeAt(keys);
  const main = relative === -1 ? keys : keys.slice(0, relative + 1);
  const isDoing = /ing$/u.test(main[0] ?? '');
  return main.findIndex((key, at) => {
    const before = main[at - 1] ?? '';
    const next = keys[at + 1];
    if (at === 0 || (englishFunctionWords.has(before) && !pronoun.test(before))) return false;
    if (!isDoing && /[^s']s$/u.test(key) && next !== undefined && afterVerb.test(next)) return true;
    if (key === 'lack' || key === 'waste')
      return severalBefore.test(before) && next !== undefined && next !== 'of';
    return finiteVerbs.has(key) && (next !== undefined || mayEnd.test(key));
  });
}

/** What follows a verb and hardly a noun: an object, or where to. */
const afterOpeningVerb =
  /^(?:an?|the|our|my|your|their|this|that|these|those|us|me|it|them|him|her|you|one|two|three|some|any|all|more|up|out|in|by|down|off|over|back|together|with|whether|what|how|who|which|\d\S*)$/u;

const everyOrder = /^\p{L}+[^s\s]\s+(?:the|our|my|your|this|us|me|it|them)\s/iu;

const determiner = /^(?:an?|the|our|my|your|their|one|two|three|all|both|some|any|no|more|of)\s/iu;

/** Whether words are an order, "see a demo", rather than the name of a thing, "demo next week". */
export function startsWithVerb(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/[\s,]+/u);
  if (orderVerbs.has(first)) return true;
  if (mayOrder.has(first))
    return (
      afterOpeningVerb.test(second) &&
      !/^(?:trial|demo|pilot|tour|call|chat|visit)\s(?:with|in|by|over|\d)/iu.test(text)
    );
  return !determiner.test(text) && everyOrder.test(`${text} `);
}

const determined =
  /^(?:an?|the|our|my|your|his|her|its|their|this|that|these|those|some|any|no|more|two|three|four|five|six|seven|eight|nine|ten|many|few|several|both|each|every|all|\d[\d.,]*(?![\d.,-]))(?=\s)/iu;

/** "20 minute demo" */
const measured = /^\d+\s(?:minute|min|hour|day|week|month|year|page|step|point)\s/iu;

const afterHead =
  /\s(?:of|in|on|at|for|with|without|from|to|by|about|between|into|over|under|that|which|who|whose|when|where|because|due|every|nobody|no one|you|they|we|I|it|everyone|everybody|per|after|before|next|this|instead|as|and|or|than|via)\s.*$/iu;

/** The words up to the noun that carries the phrase: "a free audit" of "a free audit of your site". */
export function headOf(phrase: string): string {
  return phrase
    .replace(/[,;:(].*$/u, '')
    .replace(afterHead, '')
    .trim();
}

export function lastWord(phrase: string): string {
  return /[\p{L}\p{N}'’-]+$/u.exec(phrase)?.[0].toLowerCase() ?? '';
}

function isPlural(word: string): boolean {
  return (
    /(?:[^s'’i]s|people|women|men|children|staff)$/u.test(word) &&
    !/(?:us|ss|is|news|logistics|sales|analytics)$/u.test(word)
  );
}

/** Whether it is one single thing without its article. */
export function wantsArticle(phrase: string): boolean {
  if (measured.test(phrase)) return true;
  if (determined.test(phrase)) return false;
  const head = lastWord(headOf(phrase));
  return !/^(?:on|off)-/u.test(head) && countNouns.has(head.replace(/^.*-/u, ''));
}

/** "free audit" → "a free audit"; what wants no article keeps none. */
export function withArticle(phrase: string): string {
  return wantsArticle(phrase) ? `${articleFor(phrase)} ${phrase}` : phrase;
}

/** Nouns without number by their endings, and the commonest others. */
const massHead =
  /(?:tion|sion|ment|ance|ence|ity|ness|ing|ship|cy|age|work|time|churn|turnover|traffic|spend|waste|data|paperwork|demand|growth|stress|noise|trust|debt|downtime|staff|advice|feedback|access|help|support|input|entry|revenue|burnout|flow|visibility|outreach|capacity|churn|software|equipment|wifi|wi-fi|internet|broadband|signal|coverage|furniture|mail|transport|paper|parking|load|workload|overload|weather|energy|heating|storage)$/u;

/** Whether it stands on its own feet in a sentence: plural, without number, or with its article. */
export function isRound(phrase: string): boolean {
  const head = lastWord(headOf(phrase));
  return determined.test(phrase) || isPlural(head) || massHead.test(head);
}

const atPlace = /^(\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?:,| at | from | of )\s?(?=\p{Lu}|the )/u;

const withRole = /^(\p{Lu}\p{Ll}+) \p{Lu}[\p{Ll}’'-]+,\s(?=\p{L})/u;

const ofJob = /(?:er|or|ist|ian|ead|ing|ment)$/u;

function isRole(word: string): boolean {
  const key = word.toLowerCase();
  return roleWords.has(key) || workplaces.has(key) || /s$/u.test(key) || ofJob.test(key);
}

/** The first name of an audience that is one person: "Anna at Fernhill", "Maria Nur, head of sales"; null of any other. */
export function readName(audience: string): string | null {
  const text = audience.trim().slice(0, 100);
  const found = atPlace.exec(text) ?? withRole.exec(text);
  if (!found) return null;
  const [first = '', second = ''] = text.split(/[\s,]+/u);
  const isJob = isRole(first) || (withRole.test(text) && roleWords.has(second.toLowerCase()));
  return isJob ? null : (found[1] ?? null);
}

/** A gap that only the writer can close. */
export function blank(label: string): string {
  return `[fill in: ${label}]`;
}

const longestBrief = 2_000;

/** Whether the words of a brief are English, as far as one can tell. */
export function isInEnglish(brief: Brief): boolean {
  const text = [brief.audience, ...brief.painPoints, brief.callToAction, brief.context]
    .join('\n')
    .slice(0, longestBrief);
  return ['en', 'und'].includes(detectLanguage(scanWords(text, 0, text.length), []));
}

export function countWords(text: string): number {
  return text.replace(/\[fill in: [^\]]*\]/gu, '').match(/[^\s.]\S*/gu)?.length ?? 0;
}
