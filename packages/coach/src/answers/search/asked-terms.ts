import { questionSynonyms } from '../../lexicon/questions/question-synonyms.ts';
import { correctSpelling } from './correct-spelling.ts';
import { stem } from './stem.ts';
import { termsOf } from './terms-of.ts';
import { weightOf, type Vocabulary } from './vocabulary.ts';

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
export function meantBy(word: string, vocabulary: Vocabulary): string {
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
