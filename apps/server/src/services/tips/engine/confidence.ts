import { factNamed, type PersonFacts } from '../facts/person-facts.ts';
import { isComparison } from './holds.ts';
import { isRecord } from './is-record.ts';

const least = 70;
const most = 95;
/** Of so many, a figure is half as sure as it can be. */
const halfSure = 10;

/**
 * How sure a tip is, in percent, from how far its facts lie beyond what its conditions ask and from
 * how much they were counted from; null where they were not counted but set.
 */
export function confidenceOf(
  conditions: Readonly<Record<string, unknown>>,
  facts: PersonFacts,
  countedFrom: number | null,
): number {
  const strengths = Object.entries(conditions).flatMap(([name, wanted]) =>
    strengthsOf(factNamed(facts, name), wanted),
  );
  const strength = strengths.length === 0 ? 1 / 2 : average(strengths);
  const amount = countedFrom === null ? 1 / 2 : countedFrom / (countedFrom + halfSure);
  return least + Math.round((most - least) * average([strength, amount]));
}

/** From 0, just so, to 1, as far again as was asked; nothing of what is either so or not. */
function strengthsOf(fact: unknown, wanted: unknown): number[] {
  if (typeof fact !== 'number' || !isRecord(wanted)) return [];
  return Object.entries(wanted).flatMap(([operator, than]) => {
    if (!isComparison(operator) || typeof than !== 'number') return [];
    const distance = Math.abs(fact - than) / Math.max(1, Math.abs(than));
    return [Math.min(1, distance)];
  });
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
