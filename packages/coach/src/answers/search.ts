import type { Article } from './articles.ts';
import { colourlessWords } from '../lexicon/questions/colourless-words.ts';
import { questionStopWords } from '../lexicon/questions/question-stop-words.ts';
import { questionSynonyms } from '../lexicon/questions/question-synonyms.ts';
import { smallTalk } from '../lexicon/questions/small-talk.ts';

const shortestStem = 3;

const endings: readonly (readonly [RegExp, string])[] = [
  [/['’]s?$/u, ''],
  [/i[sz]ations?$/u, 'is'],
  [/(?<=[^aeiou]t)ions?$/u, ''],
  [/(?:ies|ied)$/u, 'y'],
  [/sses$/u, 'ss'],
  [/(?<![su])s$/u, ''],
  [/(?:ing|ed|er|est|ly)$/u, ''],
  [/iz(?=e?$)/u, 'is'],
  [/e$/u, ''],
  [/(?<double>[bdgmnprt])\k<double>$/u, '$<double>'],
];

/**
 * One form for the forms of a word: "rewriting" and "rewrite", "personalised" and "personalization".
 * Only for comparing words; the form itself may be no word.
 */
export function stem(word: string): string {
  let form = word;
  for (const [ending, replacement] of endings) {
    const shorter = form.replace(ending, replacement);
    if (shorter.length >= shortestStem) form = shorter;
  }
  return form;
}

/** The words of a question, each by what it stands for, with how much it tells. */
export type Phrase = ReadonlyMap<string, number>;

const stopWordWeight = 0.3;
const colourlessShare = 0.5;
const longest = 300;

/** "my email" and "this mail" are what "it" is. */
const theEmail =
  /\b(?:my|our|the|this|that) (?:whole |entire |cold |first |sales )?(?:e-?mail|mail|message|draft|text|pitch)\b(?! (?:address|list|client|program|server))|\b(?:this|that) one\b|\b(?:this|that)\b/giu;

export function phraseOf(question: string, vocabulary: Vocabulary): Phrase {
  const plain = question.slice(0, longest).replace(theEmail, 'it');
  return new Map(
    wordsIn(plain).map((word): [string, number] => {
      if (isStopWord(word)) return [word, stopWordWeight];
      const held = meantBy(word, vocabulary);
      const weight = weightOf(held, vocabulary);
      return [held, isColourless(stem(word)) ? weight * colourlessShare : weight];
    }),
  );
}

/** How far two phrases say the same, from 0 to 1. */
export function likeness(one: Phrase, other: Phrase): number {
  let both = 0;
  for (const [word, weight] of one) both += 2 * Math.min(weight, other.get(word) ?? 0);
  const whole = sumOf(one) + sumOf(other);
  return whole === 0 ? 0 : both / whole;
}

function sumOf(phrase: Phrase): number {
  let sum = 0;
  for (const weight of phrase.values()) sum += weight;
  return sum;
}

/** The parts of an article that are searched, in order of how far a word there shows its subject. */
export const fields = ['title', 'tags', 'questions', 'lead', 'body'] as const;

export type SearchField = (typeof fields)[number];

/** How far a word in a field shows that the article is about it. */
export const shares: Readonly<Record<SearchField, number>> = {
  title: 1,
  tags: 1,
  questions: 0.9,
  lead: 0.6,
  body: 0.5,
};

/** What the articles know of words. */
export type Vocabulary = {
  readonly articles: number;
  /** In how many articles each stem stands. */
  readonly counts: ReadonlyMap<string, number>;
  /** The best share that any article gives a stem. */
  readonly shares: ReadonlyMap<string, number>;
  /** Every spelling, with its stem. */
  readonly spellings: ReadonlyMap<string, string>;
};

const colourless = new Set(colourlessWords.map(stem));

export function fieldOf(article: Article, field: string): string {
  switch (field) {
    case 'questions':
    case 'tags':
      return article[field].join('\n');
    case 'body':
      return article.sections.map(({ text }) => text).join('\n');
    case 'title':
    case 'lead':
      return article[field];
    default:
      return article.id;
  }
}

export function vocabularyOf(articles: readonly Article[]): Vocabulary {
  const counts = new Map<string, number>();
  const best = new Map<string, number>();
  const spellings = new Map(colourlessWords.map((word) => [word, stem(word)]));
  for (const article of articles) {
    const seen = new Set<string>();
    for (const field of fields) {
      for (const term of termsOf(fieldOf(article, field))) {
        spellings.set(term.word, term.stem);
        seen.add(term.stem);
        best.set(term.stem, Math.max(best.get(term.stem) ?? 0, shares[field]));
      }
    }
    for (const held of seen) counts.set(held, (counts.get(held) ?? 0) + 1);
  }
  return { articles: articles.length, counts, shares: best, spellings };
}

/** How much a stem tells of what a question is about: rare ones more than common ones, unknown ones most. */
function weightOf(held: string, { articles, counts }: Vocabulary): number {
  return Math.log(1 + articles / (counts.get(held) ?? 1));
}

/** Whether a stem may stand in a question about anything. */
export function isColourless(held: string): boolean {
  return colourless.has(held) || /^\p{N}/u.test(held);
}

/** A word as it was written, in lower case, and the stem it is compared by. */
type Term = { readonly word: string; readonly stem: string };

const stopWords = new Set(questionStopWords);
const words = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}]+(?:'\p{L}+)*/gu;
const longestTerm = 30;

/** What is one thing though it is written apart, or is lost when its words are taken alone. */
const oneThing: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/gu, "'"],
  [/\{\{?[^{}]{1,40}\}?\}|<<[^<>]{1,40}>>|%\w{1,40}%/gu, ' merge tag '],
  [/\bp\s?\.\s?s\b/gu, 'ps'],
  [/\bfoll?ow(?:ing|ed)?[\s-]?up/gu, 'followup'],
  [/\be-mail/gu, 'email'],
  [/\bopt(?:ing|ed)?[\s-]?out/gu, 'optout'],
  [/\bcan-spam\b|\bcan spam (?=act|law|rule|compl)/gu, 'canspam '],
  [/\b(?:don't|i'm|can't|you're|we're|it's)(?= (?:and|or|vs|instead|rather)\b)/gu, 'contraction'],
  [/(?<=\s)["“]?!+["”]?(?=\s|\?|$)/gu, ' exclamation mark '],
  [
    /\b(?:without|no|not|don't|never) (?:any |an? )?(?:ask(?:ing)?|question|request|cta)\b/gu,
    'noask',
  ],
  [/\[fill in/gu, 'blank'],
  [/\bcapped\b/gu, 'ceiling'],
  [/\bshorteners?\b/gu, 'linkshortener'],
  [/\bsign(?:ing|ed)?[\s-]off\b/gu, 'signoff'],
  [/\bsa(?:y|ys|id) no\b|\bno,? thanks?\b/gu, 'refusal'],
  [/(?<=\b(?:i|we|to) )open(?=[?.!]|$)/gu, 'opening'],
  [/\b(?:who|what) are you\b/gu, 'whatcanyou'],
  [/\bhow many words|\bword count/gu, 'wordcount'],
  [/(?<=\b(?:start|starting|begin|beginning|sentences) with )i\b/gu, 'pronoun'],
  [/\babout (?:us|me|ourselves|myself)\b/gu, 'pronoun'],
  [/\babout (?:them|him|her)\b/gu, 'relevance'],
  [/\bhope (?:this|you|all|that|your)\b/gu, 'stockopener'],
  [/\bway out\b/gu, 'wayout'],
  [/\bwhat can (?:you|i) (?:do|ask|help|answer)\b/gu, 'whatcanyou'],
  [/\bcalls?[\s-]to[\s-]action/gu, 'cta'],
  [/\bnot (?:an? )?email/gu, 'notemail'],
  [
    /["“](?:i|we|you|our|us)["”]|\b(?:i|we|you|us) (?:vs\.?|versus|to|and|or) (?:i|we|you|us)\b/gu,
    'pronoun',
  ],
  [
    /(?<=\b(?:many|word|words|avoid|saying?|use|using|with)) (?:i|we|you)(?=[?.!,]|$| in\b| or\b| too\b| instead\b)/gu,
    ' pronoun',
  ],
];

/** All words of a text in order, in lower case, what is one thing taken together. */
function wordsIn(text: string): string[] {
  let plain = text.toLowerCase();
  for (const [apart, together] of oneThing) plain = plain.replace(apart, together);
  return Array.from(plain.matchAll(words), ([found]) => found.replaceAll("'", ''));
}

/** The words of a text that say what it is about, in order. */
function termsOf(text: string): Term[] {
  return wordsIn(text)
    .filter((word) => !isStopWord(word))
    .map((word) => ({ word, stem: stem(word).slice(0, longestTerm) }));
}

function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function stemsOf(text: string): string[] {
  return termsOf(text).map((term) => term.stem);
}

const shortestCorrected = 5;
const longForTwoSlips = 8;

/**
 * The stem of the known word that an unknown one is most likely meant to be: at most two slips away,
 * with the same first letter. Null when there is none.
 */
function correctSpelling(word: string, { spellings, counts }: Vocabulary): string | null {
  if (word.length < shortestCorrected) return null;
  const mostSlips = word.length >= longForTwoSlips ? 2 : 1;
  let best: { stem: string; slips: number; count: number } | undefined;
  for (const [known, stem] of spellings) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > mostSlips) continue;
    const slips = slipsBetween(word, known);
    const count = counts.get(stem) ?? 0;
    if (slips > mostSlips) continue;
    if (!best || slips < best.slips || (slips === best.slips && count > best.count))
      best = { stem, slips, count };
  }
  return best?.stem ?? null;
}

/** Letters added, left out, changed, or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let fewest = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap)
        fewest = Math.min(fewest, (beforeLast[column - 2] ?? 0) + 1);
      current.push(fewest);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/** One word of a question, as the articles may have it. */
export type AskedTerm = {
  /** Stems that stand for it, each with how surely it does, from 0 to 1. */
  readonly forms: ReadonlyMap<string, number>;
  /** The stem it is weighed and known by. */
  readonly stem: string;
  readonly weight: number;
};

const synonymTrust = 0.8;
const correctedTrust = 0.8;
const longestQuestion = 1_000;
const mostTerms = 60;

const synonyms = new Map(
  Object.entries(questionSynonyms).flatMap(([meant, words]) =>
    words.split(', ').map((word): [string, string] => [stem(word), stem(meant)]),
  ),
);

/** What a question asks about, word by word, with slips of spelling put right where a known word is near. */
export function askedTerms(question: string, vocabulary: Vocabulary): AskedTerm[] {
  const asked = new Map<string, AskedTerm>();
  for (const term of termsOf(question.slice(0, longestQuestion)).slice(0, mostTerms)) {
    const forms = formsOf(term, vocabulary);
    const known = [...forms.keys()].find((form) => vocabulary.counts.has(form)) ?? term.stem;
    asked.set(known, { forms, stem: known, weight: weightOf(known, vocabulary) });
  }
  return [...asked.values()];
}

/** The one stem that stands for a word: put right if it was misspelt, and in the words of the articles. */
function meantBy(word: string, vocabulary: Vocabulary): string {
  const forms = formsOf({ word, stem: stem(word) }, vocabulary);
  return [...forms.keys()].at(-1) ?? word;
}

function formsOf(
  term: { readonly word: string; readonly stem: string },
  vocabulary: Vocabulary,
): Map<string, number> {
  const isKnown = vocabulary.counts.has(term.stem) || synonyms.has(term.stem);
  const corrected = isKnown ? null : correctSpelling(term.word, vocabulary);
  const forms = new Map([[corrected ?? term.stem, corrected === null ? 1 : correctedTrust]]);
  const synonym = synonyms.get(corrected ?? term.stem);
  if (synonym !== undefined && !forms.has(synonym)) forms.set(synonym, synonymTrust);
  return forms;
}

const idle = new Set(smallTalk);

/** Whether a text only greets or thanks, or has no words at all. */
export function isSmallTalk(question: string): boolean {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => idle.has(word));
}
