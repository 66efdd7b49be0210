import { timeUnits } from '../../../lexicon/adopt/measures.ts';
import type { Sources } from '../sources.ts';
import { figureOf, measuresIn, type Measure } from './measures-in.ts';

/** Whether a figure got another unit or period, or a duration came that stands nowhere. */
export function changesMeasure(
  own: readonly string[],
  written: readonly string[],
  { measures: elsewhere }: Sources,
  isAsked: boolean,
): boolean {
  const mine = measuresIn(own);
  const theirs = measuresIn(written);
  const bare = new Set(own.map(figureOf));
  const units = new Set(mine.map(({ unit }) => unit));
  const isTold = (measure: Measure) =>
    holds(mine, measure) || (bare.has(measure.count) && units.has(measure.unit));
  const came = theirs.filter((measure) => !isTold(measure));
  const gone = mine.filter((measure) => !holds(theirs, measure));
  return came.some((measure) => {
    if (gone.some((other) => isRival(measure, other))) return true;
    return !holds(elsewhere, measure) && !(isAsked && measure.count === '1');
  });
}

function holds(measures: readonly Measure[], { count, unit }: Measure): boolean {
  return measures.some((one) => one.count === count && one.unit === unit);
}

/** The same figure of something else, or another figure of time. */
function isRival(one: Measure, other: Measure): boolean {
  return one.count === other.count || (timeUnits.has(one.unit) && one.unit === other.unit);
}
