import type { WizardCampaign } from './campaigns.ts';

/** Small letters that no accent is taken off of, yet people type plain ones for them. */
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
 * A text as it is compared and searched: odd forms of letters made usual, without accents and case.
 * Each character by itself, so that a part of the text folds to a part of the folded text.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(anyPlainLetter, (letter) => plainLetters.get(letter) ?? letter);
}

/** The words of a search, each once, as they are compared. */
export function searchTerms(search: string): string[] {
  return [...new Set(foldText(search).split(/\s+/u).filter(Boolean))];
}

/** A single character stands nearly everywhere: showing where helps nobody. */
export function isShown(term: string): boolean {
  return Array.from(term).length >= 2;
}

/** Whether every term stands somewhere in a text; both are folded. */
export function hasTerms(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term));
}

/** A text as it is searched, and where each unit of it was typed. */
type FoldedPlaces = {
  readonly folded: string;
  /** UTF-16 offsets in what was typed, from and to; marks belong to the letter before them. */
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
    // Folding takes long for the many plain letters.
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

/** From where to where, in UTF-16 units as typed, the end not included. */
export type TextRange = [start: number, end: number];

/** Where the terms stand in a text as typed, in order; what overlaps or touches is one range. */
export function findRanges(typed: string, terms: readonly string[]): TextRange[] {
  const whole = foldText(typed);
  const standing = terms.filter((term) => isShown(term) && whole.includes(term));
  // Where each letter was typed takes a hundred times as long to tell.
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

/** All that a campaign is searched for, folded: its name, what was written and what was chosen. */
export function campaignWords(campaign: WizardCampaign): string {
  const { template_name, category, target_audience, tone, industry, company_size } = campaign;
  const { pain_points, call_to_action, additional_context } = campaign;
  return foldText(
    [
      ...[template_name, category?.name, target_audience, tone?.name, industry, company_size],
      ...[...pain_points, call_to_action, additional_context],
    ].join('\n'),
  );
}
