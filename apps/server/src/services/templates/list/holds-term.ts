import { sql, type RawBuilder } from 'kysely';
import { patternOf } from '../../search/pattern-of.ts';

const searched = sql.ref('own_templates.search_text');
const pieces = sql.ref('own_templates.short_pieces');

/** Whether a term stands in a template: in words that an index can look it up by. */
export function holdsTerm(term: string): RawBuilder<boolean> {
  if (/[a-z0-9]{3}/.test(term)) return sql`${searched} LIKE ${patternOf(term)}`;
  if (/^[a-z0-9]{2}$/.test(term)) return holdsPair(term);
  const known = shortPieces(term);
  // Not LIKE: the planner would look it up by an index that has nothing of it, which is slow.
  const stands = sql<boolean>`strpos(${searched}, ${term}) > 0`;
  return known.length === 0 ? stands : sql`(${pieces} @> ${known}::text[] AND ${stands})`;
}

/** Two plain letters have three with the one before; after anything else they are a short piece. */
function holdsPair(term: string): RawBuilder<boolean> {
  return sql`(${searched} ~ ${`[a-z0-9 \\t\\r\\n]${term}`} OR ${pieces} @> ${[term]}::text[])`;
}

/** Those that every text with this term has, as the database cuts them. */
function shortPieces(term: string): string[] {
  const characters = Array.from(term);
  const odd = (piece: string | undefined) => piece !== undefined && !/[a-z0-9]/.test(piece);
  return characters.flatMap((one, index) => {
    if (!odd(one)) return [];
    const next = characters[index + 1];
    return odd(next) ? [one, `${one}${next}`] : [one];
  });
}
