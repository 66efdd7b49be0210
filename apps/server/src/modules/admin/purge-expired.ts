import { sql } from 'kysely';
import { auditOf, recordAudit } from '../../platform/db/audit-log.ts';
import { type UserTransaction, withOperator, withUser } from '../../platform/db/with-user.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import { type Services, onBehalfOf } from '../../platform/context/context.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import { withTemplates } from '../templates/template-rows.ts';

const day = 86_400_000;

/** Rows deleted per statement, so that each ends well within the statement timeout. */
const batch = 500;

/** Fewer at a time, because deleting a session deletes its messages and their results too. */
const sessionsAtOnce = 50;

/**
 * Repeats a deletion until it deletes less than a full batch. Returns how many rows were deleted.
 */
async function inBatches(
  deleteSome: () => Promise<{ numDeletedRows: bigint }>,
  size = batch,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numDeletedRows } = await deleteSome();
    deleted += Number(numDeletedRows);
    if (numDeletedRows < size) return deleted;
  }
}

/**
 * Deletes sessions and links that have expired, and attempts that no longer count; their network
 * addresses go with them. Returns how many rows were deleted.
 */
export async function forgetSignIns({ db, now, retention }: Services): Promise<number> {
  const moment = now();
  const lastCounted = String(moment.getTime() - retention.attemptDays * day);
  const expired = (table: 'auth.sessions' | 'auth.verifications') =>
    inBatches(() =>
      db
        .deleteFrom(table)
        .where('id', 'in', (over) =>
          over.selectFrom(table).select('id').where('expiresAt', '<', moment).limit(batch),
        )
        .executeTakeFirstOrThrow(),
    );
  const sessions = await expired('auth.sessions');
  const links = await expired('auth.verifications');
  const attempts = await inBatches(() =>
    db
      .deleteFrom('auth.rate_limits')
      .where('id', 'in', (over) =>
        over
          .selectFrom('auth.rate_limits')
          .select('id')
          .where('lastRequest', '<', lastCounted)
          .limit(batch),
      )
      .executeTakeFirstOrThrow(),
  );
  return sessions + links + attempts;
}

/** Tables whose rows are deleted softly and have no other sign of it than `deleted_at`. */
type Expiring =
  | 'email_templates'
  | 'workflow_rules'
  | 'wizard_campaigns'
  | 'chat_sessions'
  | 'sent_emails'
  | 'webhooks';

type Purged = {
  readonly templates: number;
  readonly workflows: number;
  readonly campaigns: number;
  readonly sessions: number;
  readonly sentEmails: number;
  readonly webhooks: number;
  readonly deliveries: number;
  readonly calls: number;
  readonly reports: number;
  readonly signIns: number;
  readonly accessKeys: number;
  readonly auditEntries: number;
};

/**
 * Deletes for good what has been in the trash long enough, and removes old idempotent calls, page
 * reports, deliveries, expired sign-ins, access keys that no longer work, and audit entries. Returns how many of each there were.
 */
export async function purgeExpired(
  services: Services,
  actor: Actor,
  page?: number,
): Promise<Purged> {
  assertMayActOnEverybody(actor);
  const before = new Date(services.now().getTime() - services.retention.trashDays * day);
  const purge = async (table: Expiring, work: typeof emptyTrash) => {
    let deleted = 0;
    await eachOfMany(
      (after, limit) => peopleWithExpired(services, table, { before, after, limit }),
      async ({ id: userId }) => {
        try {
          deleted += await work(services, userId, before);
        } catch (error) {
          services.log.warn({ err: error, userId, table }, 'could not delete for good');
        }
        return true;
      },
      { page, atOnce: 1 },
    );
    return deleted;
  };
  const purged: Purged = {
    templates: await purge('email_templates', emptyTrash),
    workflows: await purge('workflow_rules', deleteFrom('workflow_rules')),
    campaigns: await purge('wizard_campaigns', deleteFrom('wizard_campaigns')),
    sessions: await purge('chat_sessions', deleteFrom('chat_sessions')),
    sentEmails: await purge('sent_emails', deleteFrom('sent_emails')),
    webhooks: await purge('webhooks', deleteFrom('webhooks')),
    deliveries: await forgetDeliveries(services),
    calls: await forgetCalls(services),
    reports: await forgetReports(services),
    signIns: await forgetSignIns(services),
    accessKeys: await forgetAccessKeys(services),
    auditEntries: await forgetAuditEntries(services),
  };
  if (actor !== 'system') {
    await withOperator(services.db, (tx) =>
      recordAudit(tx, { ...auditOf(actor), action: 'retention.purged', details: purged }),
    );
  }
  return purged;
}

type Page = {
  readonly before: Date;
  /** The person after whom the page begins. */
  readonly after: string | null;
  readonly limit: number;
};

function peopleWithExpired({ db }: Services, table: Expiring, { before, after, limit }: Page) {
  return withOperator(db, (tx) =>
    tx
      .selectFrom(table)
      .select('user_id as id')
      .distinct()
      .where('deleted_at', '<', before)
      .$if(after !== null, (later) => later.where('user_id', '>', after))
      .orderBy('user_id')
      .limit(limit)
      .execute(),
  );
}

async function emptyTrash(services: Services, userId: string, before: Date): Promise<number> {
  const ctx = onBehalfOf(services, userId);
  return inBatches(() =>
    withTemplates(ctx, (tx) => deleteSome(tx, 'email_templates', userId, before)),
  );
}

function deleteFrom(table: Exclude<Expiring, 'email_templates'>): typeof emptyTrash {
  const size = table === 'chat_sessions' ? sessionsAtOnce : batch;
  return (services, userId, before) => {
    const ctx = onBehalfOf(services, userId);
    return inBatches(
      () => withUser(ctx, (tx) => deleteSome(tx, table, userId, before, size)),
      size,
    );
  };
}

function deleteSome(
  tx: UserTransaction,
  table: Expiring,
  userId: string,
  before: Date,
  size = batch,
): Promise<{ numDeletedRows: bigint }> {
  return tx
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('id', 'in', (expired) =>
      expired
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', '<', before)
        .limit(size),
    )
    .executeTakeFirstOrThrow();
}

function forgetCalls({ db, now, retention }: Services): Promise<number> {
  const before = new Date(now().getTime() - retention.replayDays * day);
  return inBatches(() =>
    withOperator(db, (tx) =>
      tx
        .deleteFrom('idempotent_calls')
        .where((call) =>
          call.eb(
            call.refTuple('user_id', 'idempotency_key'),
            'in',
            call
              .selectFrom('idempotent_calls')
              .select(['user_id', 'idempotency_key'])
              .where('created_at', '<', before)
              .limit(batch)
              .$asTuple('user_id', 'idempotency_key'),
          ),
        )
        .executeTakeFirstOrThrow(),
    ),
  );
}

function forgetReports({ db, now, retention }: Services): Promise<number> {
  const before = new Date(now().getTime() - retention.reportDays * day);
  return inBatches(() =>
    withOperator(db, (tx) =>
      tx
        .deleteFrom('user_analytics')
        .where('id', 'in', (old) =>
          old
            .selectFrom('user_analytics')
            .select('id')
            .where('created_at', '<', before)
            .limit(batch),
        )
        .executeTakeFirstOrThrow(),
    ),
  );
}

/** Until then, whoever still uses one is told that it has expired or was revoked. */
function forgetAccessKeys({ db, now, retention }: Services): Promise<number> {
  const before = new Date(now().getTime() - retention.trashDays * day);
  return inBatches(() =>
    withOperator(db, (tx) =>
      tx
        .deleteFrom('access_keys')
        .where('id', 'in', (over) =>
          over
            .selectFrom('access_keys')
            .select('id')
            .where(sql`least(revoked_at, expires_at)`, '<', before)
            .limit(batch),
        )
        .executeTakeFirstOrThrow(),
    ),
  );
}

function forgetDeliveries({ db, now, retention }: Services): Promise<number> {
  const before = new Date(now().getTime() - retention.deliveryDays * day);
  return inBatches(() =>
    withOperator(db, (tx) =>
      tx
        .deleteFrom('webhook_deliveries')
        .where('id', 'in', (old) =>
          old
            .selectFrom('webhook_deliveries')
            .select('id')
            .where('created_at', '<', before)
            .limit(batch),
        )
        .executeTakeFirstOrThrow(),
    ),
  );
}

function forgetAuditEntries({ db, now, retention }: Services): Promise<number> {
  const before = new Date(now().getTime() - retention.auditDays * day);
  return inBatches(() =>
    withOperator(db, (tx) =>
      tx
        .deleteFrom('audit_log')
        .where('id', 'in', (old) =>
          old.selectFrom('audit_log').select('id').where('at', '<', before).limit(batch),
        )
        .executeTakeFirstOrThrow(),
    ),
  );
}
