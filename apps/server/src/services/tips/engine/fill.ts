import type { Fact } from '../facts/fact.ts';

type Known = (name: string) => Fact;

const optional = /\[\[([^[\]]*)\]\]/gu;
const place = /\{\{(\w+)(?:([|:])([^|{}]*)\|([^{}]*))?\}\}/gu;
const figures = new Intl.NumberFormat('en');
const spelled = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/**
 * Puts facts into the places of a text: `{{drafts}}` → "31", `{{drafts|draft|drafts}}` → "31
 * drafts", `{{drafts:it|them}}` → "them". What stands in `[[ ]]` goes where one of its facts is not
 * known. Null when a fact outside of those is not: half a sentence is worse than none.
 */
export function fill(text: string, known: Known, isMidSentence = false): string | null {
  const kept = text.replaceAll(optional, (_all, part: string) =>
    [...part.matchAll(place)].every(([, name = '']) => known(name) !== null) ? part : '',
  );
  if ([...kept.matchAll(place)].some(([, name = '']) => known(name) === null)) return null;
  const filled = kept.replaceAll(
    place,
    (_all, name: string, how: string | undefined, one: string, other: string, at: number) => {
      const fact = known(name);
      const isBeginning = at === 0 && !isMidSentence;
      const figure = figureOf(fact, isBeginning);
      if (how === undefined) return figure;
      const word = fact === 1 ? one : other;
      if (how === ':') return word;
      return `${fact === 0 ? (isBeginning ? 'No' : 'no') : figure} ${word}`;
    },
  );
  return filled.replaceAll(/ {2,}/gu, ' ').trim();
}

/** The same for an address: what is filled in cannot lead anywhere else. */
export function fillPath(path: string, known: Known): string | null {
  return fill(path, (name) => {
    const fact = known(name);
    return fact === null ? null : encodeURIComponent(fact);
  });
}

/** The facts that a text has places for. */
export function namesIn(text: string): string[] {
  return Array.from(text.matchAll(place), ([, name = '']) => name);
}

/** "1,284"; small numbers that begin a text are spelled out. */
function figureOf(fact: Fact, isBeginning: boolean): string {
  if (typeof fact !== 'number') return String(fact);
  const word = isBeginning ? spelled[fact] : undefined;
  return word ? word : figures.format(fact);
}
