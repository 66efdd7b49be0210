import { bounds, weakerBounds, type Bound } from '../../../lexicon/adopt/strength.ts';
import { figureOf, measuresIn } from './measures-in.ts';

type Figure = { readonly value: string; readonly bound: Bound | 'none' };

const kinds = Object.entries(bounds) as [Bound, RegExp][];
const lookBehind = 3;

/** Whether a figure lost its "about" or "up to", or got an "over" that the writer did not give it. */
export function loosensFigure(own: readonly string[], written: readonly string[]): boolean {
  const mine = figuresOf(own);
  return figuresOf(written).some(({ value, bound }) => {
    const same = mine.filter((one) => one.value === value);
    return same.length > 0 && !same.some((one) => weakerBounds[one.bound].includes(bound));
  });
}

function figuresOf(words: readonly string[]): Figure[] {
  const ones = measuresIn(words).filter(({ count }) => count === '1');
  const durations = ones.map(({ at, unit }) => ({ value: `1 ${unit}`, bound: boundAt(words, at) }));
  const figures = words.flatMap((word, at): Figure[] => {
    const value = word === 'one' ? null : figureOf(word);
    return value === null ? [] : [{ value, bound: boundAt(words, at) }];
  });
  return [...durations, ...figures];
}

function boundAt(words: readonly string[], at: number): Bound | 'none' {
  const before = words.slice(Math.max(0, at - lookBehind), at).join(' ');
  return kinds.find(([, pattern]) => pattern.test(before))?.[0] ?? 'none';
}
