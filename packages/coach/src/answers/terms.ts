import { type Token, tagText } from '../document/language.ts';

/** A word as it is compared with others. */
export type Term = {
  /** One for all the forms of a word; it may be no word itself. */
  readonly form: string;
  readonly lemma: string;
  /**
   * Whether it carries little information: a figure, or a function word such as "the", "should" and
   * "of".
   */
  readonly isLight: boolean;
  readonly isNoun: boolean;
};

const light: ReadonlySet<string> = new Set('DET PRON AUX ADP CCONJ SCONJ PART INTJ'.split(' '));
const nouns: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);

/** Spellings that the tagger would split or not recognize. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\{\{?[^{}]{1,40}\}?\}|<<[^<>]{1,40}>>/gu, ' merge tag '],
  [/!{2,}/gu, ' exclamation mark '],
  [/["“”«»*¶]/gu, ' '],
  [/\bp\s?\.\s?s\b\.?/giu, 'ps'],
  [/(?<![-\p{L}])(\p{L}{1,20})-(\p{L}{2,20})(?![-\p{L}])/gu, '$1$2'],
];

const longestRead = 4_000;
const divider = '¶';

/** The terms of several texts, tagged together, which is twice as fast. */
export function termsOf(texts: readonly string[]): Term[][] {
  const plain = texts.map((text) =>
    spellings.reduce((read, [from, to]) => read.replace(from, to), text.slice(0, longestRead)),
  );
  const found: Term[][] = [[]];
  for (const token of tagText(plain.join(`\n\n${divider}\n\n`))) {
    if (token.key === divider) found.push([]);
    else if (/[\p{L}\p{N}]/u.test(token.key)) found.at(-1)?.push(termOf(token));
  }
  return texts.map((_, at) => found[at] ?? []);
}

function termOf({ key, lemma, tag }: Token): Term {
  const isFigure = /^\p{N}/u.test(key);
  return {
    form: isFigure ? '#' : formOf(lemma.toLowerCase()),
    lemma: lemma.toLowerCase(),
    isLight: isFigure || light.has(tag),
    isNoun: nouns.has(tag),
  };
}

const ending = /(?:ations?|ment|ness|ing|ed|ers?|es|s|e)$/u;
const shortestForm = 3;

/** "personalised" and "personalization" have one form. */
function formOf(lemma: string): string {
  const word = lemma.replace(/['’].*$/u, '').replace(/is(?=e$|ing$|ed$|ations?$)/u, 'iz');
  return word
    .replace(ending, (found, at: number) => (at >= shortestForm ? '' : found))
    .slice(0, 30);
}

/** The forms of a text, and each two that follow one another as one: "follow up" is "followup" too. */
export function formsAndPairs(terms: readonly Term[]): string[] {
  const forms = terms.map(({ form }) => form);
  return [...forms, ...forms.slice(1).map((form, at) => `${forms[at] ?? ''}${form}`)];
}

const questionWords: ReadonlySet<string> = new Set(['how', 'why', 'when', 'where']);

export function isTelling({ lemma, isLight }: Term): boolean {
  return !isLight && !questionWords.has(lemma);
}

/** The forms that say what a text is about. */
export function formsIn(text: string): Set<string> {
  return new Set(
    termsOf([text])
      .flat()
      .filter(isTelling)
      .map(({ form }) => form),
  );
}
