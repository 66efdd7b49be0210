import type { AuditEntry, AuditPage, AuditQuery } from '@replysmith/contract';
import { sql } from 'kysely';
import { assertMayActOnEverybody } from '../../platform/context/actor.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { withOperator } from '../../platform/db/with-user.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What was recorded, newest first, with the addresses of those whose account still exists. */
export async function listAuditLog(ctx: Context, query: AuditQuery): Promise<AuditPage> {
  assertMayActOnEverybody(ctx);
  const { action, person, from, to, limit, offset } = query;
  return withOperator(ctx.db, async (tx) => {
    const id = person ? await idOf(tx, person) : undefined;
    if (id === null) return { items: [], total: 0 };
    const found = tx
      .selectFrom('audit_log')
      .$if(action !== undefined, (log) => log.where('action', '=', action ?? ''))
      .$if(id !== undefined, (log) =>
        log.where((eb) =>
          eb.or([
            eb('actor', '=', id ?? ''),
            eb('subject', '=', id ?? ''),
            sql<boolean>`details -> 'shown' ? ${id}`,
          ]),
        ),
      )
      .$if(from !== undefined, (log) => log.where('at', '>=', new Date(`${from}T00:00:00Z`)))
      .$if(to !== undefined, (log) =>
        log.where('at', '<', sql<Date>`${to}::timestamp AT TIME ZONE 'UTC' + interval '1 day'`),
      );
    const rows = await found
      .select(['id', 'at', 'actor', 'action', 'subject', 'details', 'request_id'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await found
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const emailOf = await addresses(
      tx,
      rows.flatMap(({ actor, subject }) => [actor, subject]),
    );
    const items = rows.map(({ at, details, ...row }) => ({
      ...row,
      at: at.toISOString(),
      details: details as AuditEntry['details'],
      actor_email: emailOf(row.actor),
      subject_email: emailOf(row.subject),
    }));
    return { items, total: Number(total) };
  });
}

/** Null when nobody has this address. */
async function idOf(tx: Database, person: string): Promise<string | null> {
  if (uuid.test(person)) return person.toLowerCase();
  const found = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', person.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}

async function addresses(tx: Database, names: readonly (string | null)[]) {
  const ids = [...new Set(names)].filter((name) => name !== null && uuid.test(name));
  const users =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('auth.users')
          .select(['id', 'email'])
          .where('id', 'in', ids as string[])
          .execute();
  const known = new Map(users.map(({ id, email }) => [id, email]));
  return (name: string | null) => known.get(name ?? '') ?? null;
}
