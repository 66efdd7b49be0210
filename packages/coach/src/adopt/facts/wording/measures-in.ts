import { measureUnits, nearby, oneOf, timeUnits } from '../../../lexicon/adopt/measures.ts';
import { figuresIn } from '../figures-in.ts';

/** "9 hours" is 9 of hours, "weekly" and "a week" are 1 of weeks, "last year" is the year that is last. */
export type Measure = { readonly count: string; readonly unit: string; readonly at: number };

const unitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(measureUnits).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, unit] as const),
  ),
);

/** The figures of a text with their units, and the bare durations, periods and dates that go without a figure. */
export function measuresIn(words: readonly string[]): Measure[] {
  return words.flatMap((word, at): Measure[] => {
    const unit = unitOf.get(word);
    if (unit === undefined) return [];
    if (timeUnits.has(unit) && /ly$|^annual$/u.test(word)) return [{ count: '1', unit, at }];
    const before = words[at - 1] ?? '';
    const figure = figureOf(before);
    if (figure !== null && !oneOf.has(before)) return [{ count: figure, unit, at: at - 1 }];
    if (oneOf.has(before)) return [{ count: '1', unit, at: at - 1 }];
    if (timeUnits.has(unit) && nearby.has(before))
      return [{ count: before === 'past' ? 'last' : before, unit, at: at - 1 }];
    return [];
  });
}

export function figureOf(word: string): string | null {
  return figuresIn(word)[0] ?? null;
}
