import { factSheet, type PersonFacts } from '../facts/person-facts.ts';

/** Facts of a person of whom every number is the same, and nothing is so that can be so or not. */
export function anyFacts(figure: number): PersonFacts {
  const facts = Object.entries(factSheet).map(([name, { words }]) => [
    name,
    typeof words === 'string' ? figure : false,
  ]);
  return Object.fromEntries(facts) as PersonFacts;
}
