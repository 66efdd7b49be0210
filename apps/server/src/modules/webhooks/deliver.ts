import { pages } from '@replysmith/contract';
import { sql } from 'kysely';
import { Webhook as Signer } from 'standardwebhooks';
import { z } from 'zod';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { type UserTransaction, readAsUser, withUser } from '../../platform/db/with-user.ts';
import { webhookAttempts } from '../../platform/observability/metrics.ts';
import { type DeliveryJob, deliveryQueue, enqueueDelivery, withoutText } from './events.ts';
import { type PostResult, postJson } from './post.ts';

/** Seconds from each failed attempt to the next: almost a day in all. */
export const retryAfterSeconds: readonly number[] = [20, 100, 500, 2_500, 12_500, 62_500];

/** A webhook that nothing reached for so long is switched off with the next delivery given up. */
const failingMs = 3 * 86_400_000;

const Job = z.object({ user_id: z.uuid(), delivery_id: z.uuid(), attempt: z.int().min(1) });

/** Each attempt ends for itself, so that a slow receiver holds up its owner's deliveries and few others. */
export function webhookQueue(services: Services) {
  return {
    name: deliveryQueue,
    // For what failed here, such as the database. Replies that do not count are tried again by date.
    retryDelay: 30,
    retryLimit: 6,
    concurrency: { total: 20, perGroup: 2 },
    run: async (data: object): Promise<void> => {
      const { user_id, ...job } = Job.parse(data);
      await deliverWebhook(onBehalfOf(services, user_id), job);
    },
  };
}

type Delivery = {
  readonly webhook_id: string;
  readonly payload: string;
  readonly url: string;
  readonly secret: string;
  readonly isOn: boolean;
};

type OffReason = 'gone' | 'failing';

/** Makes one attempt. An attempt that was made before is not made again. */
export async function deliverWebhook(
  ctx: Context,
  job: DeliveryJob,
  timeout: { readonly timeoutMs?: number } = {},
): Promise<void> {
  const delivery = await findDelivery(ctx, job);
  if (!delivery) return;
  if (!delivery.isOn) return recordAttempt(ctx, job, delivery, null);
  const secret = await ctx.encryption.decrypt(delivery.secret).catch(() => null);
  if (secret === null) return recordAttempt(ctx, job, delivery, unsigned);
  const now = ctx.now();
  const { delivery_id: id } = job;
  const result = await postJson(delivery.url, delivery.payload, {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Signer(secret).sign(id, now, delivery.payload),
    },
    allowsPrivate: ctx.allowsPrivateWebhooks,
    ...timeout,
  });
  await recordAttempt(ctx, job, delivery, result);
}

/** The server's own secret was lost or replaced without naming the old one. */
const unsigned: PostResult = {
  ...{ status: null, response: null, durationMs: 0 },
  problem: 'The server can no longer sign for it. Give it a new secret.',
};

async function findDelivery(ctx: Context, job: DeliveryJob): Promise<Delivery | null> {
  const row = await readAsUser(ctx, (tx) =>
    tx
      .selectFrom('webhook_deliveries as delivery')
      .innerJoin('webhooks as webhook', 'webhook.id', 'delivery.webhook_id')
      .select(['delivery.webhook_id', 'delivery.payload', 'webhook.url', 'webhook.secret'])
      .select(['webhook.includes_text', 'webhook.off_at', 'webhook.deleted_at'])
      .where('delivery.id', '=', job.delivery_id)
      .where('delivery.user_id', '=', ctx.user.id)
      .where('delivery.status', '=', 'waiting')
      .where('delivery.attempts', '=', job.attempt - 1)
      .executeTakeFirst(),
  );
  if (!row) return null;
  return {
    ...row,
    // It may have been chosen when the event happened, and not any more.
    payload: row.includes_text ? row.payload : withoutText(row.payload),
    isOn: row.off_at === null && row.deleted_at === null,
  };
}

/** How an attempt ended. Null: there was none, because the webhook is off. */
type Attempt = PostResult | null;

type Outcome = {
  readonly status: 'delivered' | 'waiting' | 'failed';
  readonly isGone: boolean;
  readonly nextAttemptAt: Date | null;
};

function outcomeOf(result: Attempt, attempt: number, now: Date): Outcome {
  const status = result?.status ?? null;
  if (status !== null && status >= 200 && status < 300) {
    return { status: 'delivered', isGone: false, nextAttemptAt: null };
  }
  const isGone = status === 410;
  const delay = isGone || !result ? undefined : retryAfterSeconds[attempt - 1];
  if (delay === undefined) return { status: 'failed', isGone, nextAttemptAt: null };
  return { status: 'waiting', isGone, nextAttemptAt: new Date(now.getTime() + delay * 1_000) };
}

/** Stores how an attempt ended, and enqueues the next one if there is to be one. */
async function recordAttempt(
  ctx: Context,
  job: DeliveryJob,
  delivery: Delivery,
  result: Attempt,
): Promise<void> {
  const now = ctx.now();
  const outcome = outcomeOf(result, job.attempt, now);
  const { status, nextAttemptAt } = outcome;
  const recorded = await withUser(ctx, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set({
        ...{ status, next_attempt_at: nextAttemptAt },
        ...(result && {
          ...{ attempts: job.attempt, attempted_at: now, duration_ms: result.durationMs },
          ...{ response_status: result.status, response: result.response },
        }),
        ...(status === 'delivered'
          ? { problem: null, payload: withoutText(delivery.payload) }
          : { problem: problemOf(result) }),
      })
      .where('id', '=', job.delivery_id)
      .where('user_id', '=', ctx.user.id)
      .where('attempts', '=', job.attempt - 1)
      .executeTakeFirstOrThrow();
    // The same attempt was made twice, and the other one was faster.
    if (numUpdatedRows === 0n) return null;
    if (nextAttemptAt) {
      await enqueueDelivery(ctx, tx, { ...job, attempt: job.attempt + 1 }, nextAttemptAt);
    }
    return { offReason: result && (await updateHealth(ctx, tx, delivery, outcome)) };
  });
  if (!recorded) return;
  webhookAttempts.inc({ outcome: status === 'waiting' ? 'retried' : status });
  if (recorded.offReason) await notifyOwner(ctx, delivery.url, recorded.offReason);
}

/**
 * Stores since when the address fails, and switches its webhook off where that is due. Returns why it
 * did. Another address is not to blame.
 */
async function updateHealth(
  ctx: Context,
  tx: UserTransaction,
  { webhook_id, url }: Delivery,
  { status, isGone }: Outcome,
): Promise<OffReason | null> {
  const now = ctx.now();
  const since = sql<Date>`coalesce(failing_since, ${now}::timestamptz)`;
  const webhook = await tx
    .updateTable('webhooks')
    .set({ failing_since: status === 'delivered' ? null : since })
    .where('id', '=', webhook_id)
    .where('user_id', '=', ctx.user.id)
    .where('url', '=', url)
    .returning(['failing_since', 'off_at', 'deleted_at'])
    .executeTakeFirst();
  if (!webhook || webhook.off_at || webhook.deleted_at) return null;
  const failedFor = now.getTime() - (webhook.failing_since ?? now).getTime();
  const isFailing = status === 'failed' && failedFor >= failingMs;
  const reason = isGone ? 'gone' : isFailing ? 'failing' : null;
  if (reason === null) return null;
  await tx
    .updateTable('webhooks')
    .set({ off_reason: reason, off_at: now })
    .where('id', '=', webhook_id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  return reason;
}

async function notifyOwner(ctx: Context, url: string, reason: OffReason): Promise<void> {
  const owner = await ctx.db
    .selectFrom('auth.users')
    .select(['name', 'email'])
    .where('id', '=', ctx.user.id)
    .where('emailVerified', '=', true)
    .executeTakeFirst();
  if (!owner) return;
  const link = `${ctx.publicUrl}${pages.settingsOf('webhooks')}`;
  await ctx.mail.webhookOff(owner, { url, reason, link });
}

function problemOf(result: Attempt): string {
  if (!result) return 'The webhook was off.';
  const { status, problem } = result;
  if (status === null) return problem ?? 'The connection broke off.';
  if (status === 410) return 'It answered that it is gone (410), so the webhook is off.';
  if (status >= 300 && status < 400) {
    return `It answered with a redirect (${String(status)}), which is not followed.`;
  }
  return `It answered ${String(status)}.`;
}
