/** White space and C1 controls, which mis-decoded Windows text contains, are harmless. */
const controlCharacters = /(?![\t-\r\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF]/u;
const loneSurrogate = /\p{Surrogate}/u;
const activeHtml = /<\s*(?:\/\s*)?(?:script|iframe|object|embed)\b|<[a-z][^<>]*\son\w+\s*=/iu;
const somethingToRead = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether it is text, rather than binary data labelled as text. */
export function isPlainText(text: string): boolean {
  return !controlCharacters.test(text) && !loneSurrogate.test(text);
}

/** False for spaces and zero-width characters only. */
export function hasSomethingToRead(text: string): boolean {
  return somethingToRead.test(text);
}

/** Whether it contains code that a web page would run or load. */
export function isPageCode(text: string): boolean {
  return activeHtml.test(text);
}

/** Small letters that do not decompose into letter and accent, with what people type instead. */
export const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ς', 'σ'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);

const anyPlainLetter = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');

/**
 * A text normalized for search: compatible letter forms, no accents, no case. Folds character by
 * character, so that a part of the text folds to a part of the folded text.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(anyPlainLetter, (letter) => plainLetters.get(letter) ?? letter);
}

/** The distinct words of a search, folded. */
export function searchTerms(search: string): string[] {
  return [...new Set(foldText(search).split(/\s+/u).filter(Boolean))];
}

/** A single character matches nearly everywhere; highlighting it helps nobody. */
export function isShown(term: string): boolean {
  return Array.from(term).length >= 2;
}

/** Whether every term occurs in a text; both are folded. */
export function hasTerms(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term));
}

/** A folded text with the original position of each unit. */
type FoldedPlaces = {
  readonly folded: string;
  /** UTF-16 offsets in the original text; marks belong to the letter before them. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

export function foldedPlaces(typed: string): FoldedPlaces {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const character of typed) {
    const start = end;
    end += character.length;
    // Skips folding for ASCII, which is slow in long texts.
    const units = character < '\x80' ? character.toLowerCase() : foldText(character);
    if (units === '') {
      const last = starts.at(-1);
      for (let at = starts.length - 1; at >= 0 && starts[at] === last; at -= 1) ends[at] = end;
      continue;
    }
    folded += units;
    for (let unit = 0; unit < units.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  return { folded, starts, ends };
}

/** A range in the original text, in UTF-16 units, end excluded. */
export type TextRange = [start: number, end: number];

/**
 * The ranges of the terms in the original text, in order; overlapping or adjacent ranges are
 * merged.
 */
export function findRanges(typed: string, terms: readonly string[]): TextRange[] {
  const whole = foldText(typed);
  const standing = terms.filter((term) => isShown(term) && whole.includes(term));
  // Computing positions is a hundred times slower, so return early.
  if (standing.length === 0) return [];
  const { folded, starts, ends } = foldedPlaces(typed);
  const found: TextRange[] = [];
  for (const term of standing) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      found.push([starts[at] ?? 0, ends[at + term.length - 1] ?? typed.length]);
    }
  }
  return joined(found.sort(([a], [b]) => a - b));
}

function joined(sorted: readonly TextRange[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const [start, end] of sorted) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
