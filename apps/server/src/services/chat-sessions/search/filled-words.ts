import { sql } from 'kysely';
import { folded } from '../../search/folded.ts';

const given = sql`
  SELECT value
  FROM unnest(ARRAY[choices -> 'blanks', choices -> 'answers']) AS texts,
    jsonb_each_text(CASE WHEN jsonb_typeof(texts) = 'object' THEN texts END)
`;

const taken = sql`
  SELECT words #>> '{}'
  FROM jsonb_path_query(
    CASE WHEN choices -> 'taken' <> '[]' THEN optimization_results END,
    '$.offers[*] ? (@.id == $taken[*]).edits[*].after',
    choices
  ) AS words
`;

/** What a message's writer put into its blanks, answered and took, folded; null where there is nothing. */
export const filledWords = sql<string | null>`CASE
  WHEN choices IS NOT NULL THEN ${folded(sql<string>`(
    SELECT string_agg(value, E'\\n') FROM (${given} UNION ALL ${taken}) AS written
  )`)}
END`;

/** The result of a message of which something was taken or answered. */
export const decidedResults = sql`CASE
  WHEN choices -> 'taken' <> '[]' OR choices -> 'answers' <> '{}' THEN optimization_results
END`;
