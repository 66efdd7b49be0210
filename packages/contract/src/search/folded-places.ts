import { foldText } from './fold-text.ts';

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
