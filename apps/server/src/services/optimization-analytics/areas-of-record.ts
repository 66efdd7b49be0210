import { sql } from 'kysely';

/**
 * Names of all that cost a record of `optimization_analytics` points as it was written, each once.
 * Records whose answer was gone before losses were kept have only the few that their reply named.
 */
export const areasOfRecord = sql`(
  SELECT name FROM jsonb_to_recordset(rule_losses) AS loss (name text, before integer)
  WHERE before > 0
  UNION
  SELECT unnest(improvement_areas) WHERE rule_losses = '[]'
)`;
