import { sql, type RawBuilder } from 'kysely';
import { marks } from './marks.ts';

/** A text as `foldText` folds it, told in SQL. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  const plain = sql`regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g')`;
  return sql<string>`replace(lower(${plain}), 'ς', 'σ')`;
}
