import { sql, type RawBuilder } from 'kysely';

/** However many there are, they are one parameter. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`ANY(${[...ids]}::uuid[])`;
}
