/** Parts of queries to PostgreSQL's catalogue, where `class` stands for a row of pg_class. */

export const ourSchemas = `('auth', 'migrations', 'public')`;

export function isOfNoExtension(oid: string): string {
  return `NOT EXISTS (SELECT FROM pg_depend WHERE objid = ${oid} AND deptype = 'e')`;
}

/** Whether a backup has it: tables of extensions and of other programs are theirs to back up. */
export const isBackedUp = `relnamespace::regnamespace::text IN ${ourSchemas}
  AND pg_has_role(session_user, relowner, 'USAGE')
  AND ${isOfNoExtension('class.oid')}`;

/**
 * Whether it is a table that a restore would replace, also one of another program. The record of
 * migrations is there in any case: a restore makes it before it looks.
 */
export const isReplaced = `relnamespace::regnamespace::text IN ('auth', 'public')
  AND relkind IN ('r', 'p') AND ${isOfNoExtension('class.oid')}`;
