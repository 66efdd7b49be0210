import { sql, type RawBuilder } from 'kysely';
import { patternOf } from '../search/pattern-of.ts';

/** Whether every term stands in the name: what is called so comes before what only says so. */
export function isCalled(terms: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`folded_name LIKE ALL (${terms.map(patternOf)}::text[])`;
}
