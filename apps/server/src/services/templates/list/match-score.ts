import { sql, type RawBuilder } from 'kysely';
import { patternOf } from '../../search/pattern-of.ts';

/** What it counts that some term stands in a field, and how much each of the terms adds. */
const weights = [
  { column: 'folded_name', some: 10, each: 5 },
  { column: 'folded_subject', some: 8, each: 3 },
  { column: 'folded_tags', some: 6, each: 0 },
  { column: 'folded_content', some: 5, each: 0 },
] as const;

/** How well a template fits the terms, by where they stand. */
export function matchScore(terms: readonly string[]): RawBuilder<number> {
  const patterns = terms.map(patternOf);
  const parts = weights.flatMap(({ column, some, each }) => {
    const field = sql.ref(column);
    return [
      sql`CASE WHEN ${field} LIKE ANY (${patterns}::text[]) THEN ${sql.lit(some)} ELSE 0 END`,
      ...(each === 0
        ? []
        : patterns.map(
            (one) => sql`CASE WHEN ${field} LIKE ${one} THEN ${sql.lit(each)} ELSE 0 END`,
          )),
    ];
  });
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}
