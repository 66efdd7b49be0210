import {
  type OneWebhookRequest,
  type ResendWebhookRequest,
  WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookDeliveryQuery,
  type WebhookPayload,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';
import { readAsUser, withOperator, withUser } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { enqueueDelivery } from './events.ts';
import { lockActiveWebhook, selectWebhooks } from './service.ts';

const deliveryColumns = columnsOf(WebhookDelivery);

const toDelivery = (row: object): WebhookDelivery => WebhookDelivery.parse(withIsoTimes(row));

/** One page of what was sent to a webhook, newest first. */
export async function listWebhookDeliveries(
  ctx: Context,
  { webhook_id, limit, offset }: WebhookDeliveryQuery,
): Promise<WebhookDeliveryPage> {
  return readAsUser(ctx, async (tx) => {
    const webhook = selectWebhooks(ctx, tx).select('id').where('id', '=', webhook_id);
    const sent = tx
      .selectFrom('webhook_deliveries')
      .where('user_id', '=', ctx.user.id)
      .where('webhook_id', '=', webhook_id);
    const [found, rows, { total }] = await Promise.all([
      webhook.executeTakeFirst(),
      sent
        .select(deliveryColumns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
      sent.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    if (!found) throw new AppError('not_found');
    return { items: rows.map(toDelivery), total: Number(total) };
  });
}

/** Sends an event of no meaning, to try the address. */
export async function pingWebhook(
  ctx: Context,
  { webhook_id }: OneWebhookRequest,
): Promise<WebhookDelivery> {
  return withUser(ctx, async (tx) => {
    await lockActiveWebhook(ctx, tx, webhook_id);
    const now = ctx.now();
    const payload: WebhookPayload = {
      ...{ type: 'ping', timestamp: now.toISOString(), data: { webhook_id } },
    };
    const row = await tx
      .insertInto('webhook_deliveries')
      .values({
        ...{ id: ctx.newId(), user_id: ctx.user.id, webhook_id, event: 'ping' },
        ...{ payload: JSON.stringify(payload), next_attempt_at: now, created_at: now },
      })
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow();
    await enqueueDelivery(ctx, tx, { delivery_id: row.id, attempt: 1 });
    return toDelivery(row);
  });
}

/**
 * Sends the same event once more and at once, under the same id. Of one that was delivered, the words
 * of the email are no longer kept.
 */
export async function resendWebhook(
  ctx: Context,
  { delivery_id: id }: ResendWebhookRequest,
): Promise<WebhookDelivery> {
  return withUser(ctx, async (tx) => {
    const delivery = await tx
      .selectFrom('webhook_deliveries')
      .select(['webhook_id', 'attempts'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!delivery) throw new AppError('not_found');
    await lockActiveWebhook(ctx, tx, delivery.webhook_id);
    const row = await tx
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting', next_attempt_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow();
    await enqueueDelivery(ctx, tx, { delivery_id: id, attempt: delivery.attempts + 1 });
    return toDelivery(row);
  });
}

/** By then an attempt has lost its job: the database was restored, or all retries of the job failed. */
const overdueMs = 2 * 3_600_000;

/** What is older is not sent without being asked for. */
const expiredMs = 2 * 86_400_000;

export const requeueDeliveriesJob: Job = {
  name: 'requeue-deliveries',
  cron: '41 * * * *',
  expireInSeconds: 3_000,
  run: async (services) => {
    const counts = await requeueOverdueDeliveries(services, 'system');
    const { requeued, expired } = counts;
    if (requeued + expired > 0)
      services.log.warn(counts, 'found deliveries that had lost their job');
  },
};

/** Enqueues again what has been due for long, and ends what is too old for that as failed. */
export async function requeueOverdueDeliveries(
  services: Services,
  actor: Actor,
): Promise<{ readonly requeued: number; readonly expired: number }> {
  assertMayActOnEverybody(actor);
  const counts = { requeued: 0, expired: 0 };
  const before = new Date(services.now().getTime() - overdueMs);
  await eachOfMany(
    (after, limit) => peopleWithOverdue(services, before, after, limit),
    async ({ id: userId }) => {
      try {
        const { requeued, expired } = await requeueOverdueOf(onBehalfOf(services, userId), before);
        counts.requeued += requeued;
        counts.expired += expired;
      } catch (error) {
        services.log.warn({ err: error, userId }, 'could not requeue deliveries');
      }
      return true;
    },
    { atOnce: 1 },
  );
  return counts;
}

const dueAt = sql<Date>`coalesce(next_attempt_at, created_at)`;

function peopleWithOverdue({ db }: Services, before: Date, after: string | null, limit: number) {
  return withOperator(db, (tx) =>
    tx
      .selectFrom('webhook_deliveries')
      .select('user_id as id')
      .distinct()
      .where('status', '=', 'waiting')
      .where(dueAt, '<', before)
      .$if(after !== null, (later) => later.where('user_id', '>', after))
      .orderBy('user_id')
      .limit(limit)
      .execute(),
  );
}

function requeueOverdueOf(ctx: Context, before: Date) {
  return withUser(ctx, async (tx) => {
    const now = ctx.now();
    const update = tx
      .updateTable('webhook_deliveries')
      .where('user_id', '=', ctx.user.id)
      .where('status', '=', 'waiting')
      .where(dueAt, '<', before);
    const problem = 'The server could not send it in time.';
    const { numUpdatedRows } = await update
      .set({ status: 'failed', next_attempt_at: null, problem })
      .where('created_at', '<', new Date(now.getTime() - expiredMs))
      .executeTakeFirstOrThrow();
    const rows = await update.set({ next_attempt_at: now }).returning(['id', 'attempts']).execute();
    for (const { id, attempts } of rows) {
      await enqueueDelivery(ctx, tx, { delivery_id: id, attempt: attempts + 1 });
    }
    return { requeued: rows.length, expired: Number(numUpdatedRows) };
  });
}
