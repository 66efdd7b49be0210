import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

const ours = sql`relnamespace::regnamespace::text IN ('auth', 'migrations', 'public')`;

/** Everything that migrations make, a line each, as PostgreSQL's catalogue has it. */
export async function catalogueOf(everything: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    WITH entries AS (
      SELECT class.oid, class.oid::regclass::text AS name, relkind, relrowsecurity,
        relforcerowsecurity, coalesce(relacl, acldefault('r', relowner)) AS acl
      FROM pg_class AS class
      WHERE ${ours} AND relkind IN ('r', 'v', 'S')
    )
    SELECT format('%s %s %s %s', relkind, name, relrowsecurity, relforcerowsecurity) AS line
    FROM entries
    UNION ALL
    SELECT format('grant %s %s %s', name, grantee::regrole, privilege_type)
    FROM entries, aclexplode(acl) WHERE relkind <> 'S' OR grantee <> grantor
    UNION ALL
    SELECT format('grant %s.%s %s %s', name, attname, grantee::regrole, privilege_type)
    FROM entries JOIN pg_attribute ON attrelid = oid, aclexplode(attacl)
    UNION ALL
    SELECT format('column %s.%s %s %s %s%s %s', name, attname, format_type(atttypid, atttypmod),
      attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
    FROM entries JOIN pg_attribute ON attrelid = entries.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    UNION ALL
    SELECT format('constraint %s %s %s', name, conname, pg_get_constraintdef(pg_constraint.oid))
    FROM entries JOIN pg_constraint ON conrelid = entries.oid
    UNION ALL
    SELECT pg_get_indexdef(indexrelid) FROM entries JOIN pg_index ON indrelid = entries.oid
    UNION ALL
    SELECT format('%s, enabled %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    FROM entries JOIN pg_trigger ON tgrelid = entries.oid AND NOT tgisinternal
    UNION ALL
    SELECT format('policy %s %s %s %s %s %s', name, polname, polcmd, polroles::regrole[],
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    FROM entries JOIN pg_policy ON polrelid = entries.oid
    UNION ALL
    SELECT format('view %s %s', name, pg_get_viewdef(oid)) FROM entries WHERE relkind = 'v'
    UNION ALL
    SELECT format('%s %s', pg_get_functiondef(routine.oid), array(
      SELECT format('%s %s', grantee::regrole, privilege_type)
      FROM aclexplode(coalesce(proacl, acldefault('f', proowner))) ORDER BY 1
    ))
    FROM pg_proc AS routine
    WHERE pronamespace::regnamespace::text IN ('auth', 'migrations', 'public')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = routine.oid AND deptype = 'e')
    UNION ALL
    SELECT format('grant %s %s %s', nspname, grantee::regrole, privilege_type)
    FROM pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner)))
    WHERE nspname IN ('auth', 'migrations', 'public')
  `.execute(everything);
  return rows.map(({ line }) => line).sort();
}
