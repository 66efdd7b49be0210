import { plainLetters } from '@replysmith/contract';
import { sql, type RawBuilder } from 'kysely';
import { marks } from './marks.ts';

const pairs = [...plainLetters];
const single = pairs.filter(([, plain]) => plain.length === 1);
const [from, to] = [0, 1].map((side) => single.map((pair) => pair[side]).join(''));
const longer = pairs.filter(([, plain]) => plain.length > 1);

/** A text as `foldText` folds it, told in SQL. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  const bare = sql`regexp_replace(normalize(${text}, NFKD), ${marks}, '', 'g')`;
  return longer.reduce(
    (plain, [letter, letters]) => sql<string>`replace(${plain}, ${letter}, ${letters})`,
    sql<string>`translate(lower(${bare}), ${from}, ${to})`,
  );
}
