import { factSheet, type PersonFacts } from '../facts/person-facts.ts';

/** Facts in which every number is the same and everything else is false. */
export function anyFacts(figure: number): PersonFacts {
  const facts = Object.entries(factSheet).map(([name, { words }]) => [
    name,
    typeof words === 'string' ? figure : false,
  ]);
  return Object.fromEntries(facts) as PersonFacts;
}
