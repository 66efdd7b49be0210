import { questionStopWords } from '../../lexicon/questions/question-stop-words.ts';
import { stem } from './stem.ts';

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
export function wordsIn(text: string): string[] {
  let plain = text.toLowerCase();
  for (const [apart, together] of oneThing) plain = plain.replace(apart, together);
  return Array.from(plain.matchAll(words), ([found]) => found.replaceAll("'", ''));
}

/** The words of a text that say what it is about, in order. */
export function termsOf(text: string): Term[] {
  return wordsIn(text)
    .filter((word) => !isStopWord(word))
    .map((word) => ({ word, stem: stem(word).slice(0, longestTerm) }));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function stemsOf(text: string): string[] {
  return termsOf(text).map((term) => term.stem);
}
