import { sql, type RawBuilder } from 'kysely';

/** A text as searches compare it, as well as SQL can tell: beyond accents, the marks of letters stay. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  const plain = sql`regexp_replace(normalize(${text}, NFKD), '[\u0300-\u036F]', '', 'g')`;
  return sql<string>`replace(lower(${plain}), 'ς', 'σ')`;
}
