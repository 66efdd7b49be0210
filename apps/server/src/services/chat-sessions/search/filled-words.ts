import { sql } from 'kysely';
import { folded } from '../../search/folded.ts';

const written = sql<string>`(
  SELECT string_agg(value, E'\\n') FROM jsonb_each_text(choices -> 'blanks')
)`;

/** What was written into the blanks of a message, folded; null where there is nothing. */
export const filledWords = sql<string | null>`CASE
  WHEN jsonb_typeof(choices -> 'blanks') = 'object' THEN ${folded(written)}
END`;
