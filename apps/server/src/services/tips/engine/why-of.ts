import { factSheet, factNamed, type FactName, type PersonFacts } from '../facts/person-facts.ts';
import { isFactName } from './basis-of.ts';
import { fill } from './fill.ts';

/** Why a person sees a tip: what its conditions found, in a sentence. */
export function whyOf(names: readonly string[], facts: PersonFacts): string {
  const reasons = names
    .filter(isFactName)
    .filter(isReason)
    .flatMap((name) => {
      const { words } = factSheet[name];
      const value = factNamed(facts, name);
      const said = typeof words === 'string' ? words : value === true ? words.true : words.false;
      return fill(said, () => value, true) ?? [];
    });
  return `You see this because ${listed(reasons)}.`;
}

/** How much there was to count from is said beside how sure a tip is. */
const isReason = (name: FactName) => name !== 'recentDrafts';

function listed(reasons: readonly string[]): string {
  const last = reasons.at(-1) ?? 'it fits';
  const others = reasons.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`;
}
