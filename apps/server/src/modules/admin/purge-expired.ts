import { periods, trashDays } from '@replysmith/contract';
import { asOperator, withUser } from '../../platform/db/with-user.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import { type Services, onBehalfOf } from '../../platform/context/context.ts';
import { withTemplates } from '../templates/template-rows.ts';

const forgetSignInsDay = 86_400_000;

/**
 * Forgets sessions and links that are over, and attempts that count for nothing any more: with them
 * go the network addresses they came from. Gives how many rows there were.
 */
export async function forgetSignIns({ db, now }: Services): Promise<number> {
  const moment = now();
  const gone = [
    await db.deleteFrom('auth.sessions').where('expiresAt', '<', moment).executeTakeFirstOrThrow(),
    await db
      .deleteFrom('auth.verifications')
      .where('expiresAt', '<', moment)
      .executeTakeFirstOrThrow(),
    await db
      .deleteFrom('auth.rate_limits')
      .where('lastRequest', '<', String(moment.getTime() - periods.attemptDays * forgetSignInsDay))
      .executeTakeFirstOrThrow(),
  ];
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

const day = 86_400_000;

/** So many templates are deleted at a time. */
const batch = 500;

/** Deleted softly, and told apart by `deleted_at` alone. */
type Expiring =
  'email_templates' | 'workflow_rules' | 'wizard_campaigns' | 'chat_sessions' | 'sent_emails';

type Purged = {
  readonly templates: number;
  readonly workflows: number;
  readonly campaigns: number;
  readonly sessions: number;
  readonly sentEmails: number;
  readonly calls: number;
  readonly reports: number;
  readonly signIns: number;
};

/**
 * Deletes for good what was deleted thirty days ago, and forgets the calls of former days, what pages
 * reported ninety days ago, and sign-ins that are over. Gives how many there were of each.
 */
export async function purgeExpired(services: Services, actor: Actor): Promise<Purged> {
  assertMayActOnEverybody(actor);
  const before = new Date(services.now().getTime() - trashDays * day);
  const purge = async (table: Expiring, work: typeof emptyTrash) => {
    let deleted = 0;
    for (const userId of await peopleWithExpired(services, table, before)) {
      try {
        deleted += await work(services, userId, before);
      } catch (error) {
        services.log.warn({ err: error, userId, table }, 'could not delete for good');
      }
    }
    return deleted;
  };
  return {
    templates: await purge('email_templates', emptyTrash),
    workflows: await purge('workflow_rules', deleteFrom('workflow_rules')),
    campaigns: await purge('wizard_campaigns', deleteFrom('wizard_campaigns')),
    sessions: await purge('chat_sessions', deleteFrom('chat_sessions')),
    sentEmails: await purge('sent_emails', deleteFrom('sent_emails')),
    calls: await forgetCalls(services),
    reports: await forgetReports(services),
    signIns: await forgetSignIns(services),
  };
}

async function peopleWithExpired(
  { db }: Services,
  table: Expiring,
  before: Date,
): Promise<string[]> {
  const rows = await asOperator(db, (tx) =>
    tx.selectFrom(table).select('user_id').distinct().where('deleted_at', '<', before).execute(),
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

/** What few people have many of is deleted in one go. */
function deleteFrom(table: Exclude<Expiring, 'email_templates'>): typeof emptyTrash {
  return async (services, userId, before) => {
    const { numDeletedRows } = await withUser(onBehalfOf(services, userId), (tx) =>
      tx
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('deleted_at', '<', before)
        .executeTakeFirstOrThrow(),
    );
    return Number(numDeletedRows);
  };
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

async function forgetReports({ db, now }: Services): Promise<number> {
  const { numDeletedRows } = await asOperator(db, (tx) =>
    tx
      .deleteFrom('user_analytics')
      .where('created_at', '<', new Date(now().getTime() - periods.reportDays * day))
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
