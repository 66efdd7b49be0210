import { trashDays } from '@replysmith/contract';
import { asOperator } from '../../db/with-user.ts';
import { onBehalfOf, type Services } from '../context.ts';
import { withTemplates } from '../templates/with-templates.ts';
import { assertMayActOnEverybody, type Actor } from './actor.ts';

const day = 86_400_000;

/** So many templates are deleted at a time. */
const batch = 500;

type Purged = { readonly templates: number; readonly calls: number };

/**
 * Deletes for good what has been in the trash for thirty days, and forgets the calls of former
 * days. Gives how many there were of each.
 */
export async function purgeExpired(services: Services, actor: Actor): Promise<Purged> {
  assertMayActOnEverybody(actor);
  const before = new Date(services.now().getTime() - trashDays * day);
  let templates = 0;
  for (const userId of await peopleWithExpired(services, before)) {
    try {
      templates += await emptyTrash(services, userId, before);
    } catch (error) {
      services.log.warn({ err: error, userId }, 'could not empty a trash');
    }
  }
  return { templates, calls: await forgetCalls(services) };
}

async function peopleWithExpired({ db }: Services, before: Date): Promise<string[]> {
  const rows = await asOperator(db, (tx) =>
    tx
      .selectFrom('email_templates')
      .select('user_id')
      .distinct()
      .where('deleted_at', '<', before)
      .execute(),
  );
  return rows.map(({ user_id }) => user_id);
}

async function emptyTrash(services: Services, userId: string, before: Date): Promise<number> {
  const ctx = onBehalfOf(services, userId);
  let deleted = 0;
  for (;;) {
    const { numDeletedRows } = await withTemplates(ctx, (tx) =>
      tx
        .deleteFrom('email_templates')
        .where('user_id', '=', userId)
        .where('id', 'in', (expired) =>
          expired
            .selectFrom('email_templates')
            .select('id')
            .where('user_id', '=', userId)
            .where('deleted_at', '<', before)
            .limit(batch),
        )
        .executeTakeFirstOrThrow(),
    );
    deleted += Number(numDeletedRows);
    if (numDeletedRows < batch) return deleted;
  }
}

async function forgetCalls({ db, now }: Services): Promise<number> {
  const { numDeletedRows } = await asOperator(db, (tx) =>
    tx
      .deleteFrom('idempotent_calls')
      .where('created_at', '<', new Date(now().getTime() - day))
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
