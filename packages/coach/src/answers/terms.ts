import { tagText } from '../document/language.ts';

/** A word as it is compared with others. */
export type Term = {
  /** One for all the forms of a word; it may be no word itself. */
  readonly form: string;
  readonly lemma: string;
  /** Whether it is of grammar, such as "the", "should" and "of". */
  readonly isLight: boolean;
  readonly isNoun: boolean;
  readonly isFigure: boolean;
};

const light: ReadonlySet<string> = new Set('DET PRON AUX ADP CCONJ SCONJ PART INTJ'.split(' '));
const nouns: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);

/** What the tagger would take apart, or take for no word. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\{\{?[^{}]{1,40}\}?\}|<<[^<>]{1,40}>>/gu, ' merge tag '],
  [/!{2,}/gu, ' exclamation mark '],
  [/["“”«»*]/gu, ' '],
  [/\bp\s?\.\s?s\b\.?/giu, 'ps'],
  [/(?<![-\p{L}])(\p{L}{1,20})-(\p{L}{2,20})(?![-\p{L}])/gu, '$1$2'],
];

const longestRead = 4_000;
const between = '\n\n';

/** The words of several texts, each text for itself. */
export function termsOf(texts: readonly string[]): Term[][] {
  const plain = texts.map((text) =>
    spellings.reduce((read, [from, to]) => read.replace(from, to), text.slice(0, longestRead)),
  );
  const found: Term[][] = plain.map(() => []);
  let at = 0;
  let end = plain[0]?.length ?? 0;
  for (const { start, key, lemma, tag } of tagText(plain.join(between))) {
    while (start >= end && at < plain.length - 1) {
      at += 1;
      end += between.length + (plain[at]?.length ?? 0);
    }
    if (!/[\p{L}\p{N}]/u.test(key)) continue;
    const isFigure = /^\p{N}/u.test(key);
    found[at]?.push({
      form: isFigure ? '#' : formOf(lemma.toLowerCase()),
      lemma: lemma.toLowerCase(),
      isLight: light.has(tag),
      isNoun: nouns.has(tag),
      isFigure,
    });
  }
  return found;
}

const questionWords: ReadonlySet<string> = new Set(['how', 'why', 'when', 'where']);

/** The forms that say what a text is about. */
export function formsIn(text: string): Set<string> {
  const terms = termsOf([text]).flat();
  return new Set(terms.filter(isTelling).map(({ form }) => form));
}

export function isTelling({ lemma, isLight, isFigure }: Term): boolean {
  return !isLight && !isFigure && !questionWords.has(lemma);
}

/** Each two words that follow one another, as one: "follow up" and "follow-up" are "followup". */
export function pairsOf(terms: readonly Term[]): string[] {
  return terms.slice(1).map(({ form }, at) => `${terms[at]?.form ?? ''}${form}`);
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

const leastAlike = 0.78;
const shortestCorrected = 4;
const mostLetters = 2;

/** The known word that an unknown one is most likely a slip for; null when none is near. */
export function correctWord(word: string, known: Iterable<string>): string | null {
  if (word.length < shortestCorrected) return null;
  const letters = lettersOf(word);
  const sorted = Array.from(word).sort().join('');
  let best: string | null = null;
  let most = word.length > shortestCorrected ? leastAlike : 1;
  for (const other of known) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > mostLetters) continue;
    if (sorted === Array.from(other).sort().join('')) return other;
    const alike = shareInCommon(letters, lettersOf(other));
    if (alike > most) [best, most] = [other, alike];
  }
  return best;
}

/** A word's letters, and each two that follow one another. */
function lettersOf(word: string): string[] {
  const pairs = Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2));
  return [...Array.from(word), ...pairs];
}

function shareInCommon(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let both = 0;
  for (const letter of one) {
    const at = left.indexOf(letter);
    if (at === -1) continue;
    left.splice(at, 1);
    both += 2;
  }
  return both / (one.length + other.length);
}
