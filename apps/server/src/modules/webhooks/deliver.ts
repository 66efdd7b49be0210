import { pages } from '@replysmith/contract';
import { Webhook as Signer } from 'standardwebhooks';
import { z } from 'zod';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { type UserTransaction, readAsUser, withUser } from '../../platform/db/with-user.ts';
import { webhookAttempts } from '../../platform/observability/metrics.ts';
import { type DeliveryJob, deliveryQueue, leaveDelivery } from './events.ts';
import { type Posted, postJson } from './post.ts';

/** Seconds from each failed attempt to the next: almost a day in all. */
export const retryAfterSeconds: readonly number[] = [20, 100, 500, 2_500, 12_500, 62_500];

/** A webhook that nothing reached for so long is switched off with the next delivery given up. */
const failingMs = 3 * 86_400_000;

const Job = z.object({ user_id: z.uuid(), delivery_id: z.uuid(), attempt: z.int().min(1) });

/** Deliveries of many people are made together, so that a slow receiver holds up few of them. */
export function webhookQueue(services: Services) {
  return {
    name: deliveryQueue,
    // For what failed here, such as the database. Replies that do not count are tried again by date.
    retryDelay: 30,
    retryLimit: 6,
    together: { most: 20, mostOfGroup: 4 },
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
  readonly failing_since: Date | null;
  readonly isOn: boolean;
};

/** Makes one attempt. An attempt that was made before is not made again. */
export async function deliverWebhook(
  ctx: Context,
  job: DeliveryJob,
  timeout: { readonly timeoutMs?: number } = {},
): Promise<void> {
  const delivery = await findDelivery(ctx, job);
  if (!delivery) return;
  if (!delivery.isOn) return record(ctx, job, delivery, null);
  const secret = await ctx.encryption.decrypt(delivery.secret).catch(() => null);
  if (secret === null) return record(ctx, job, delivery, unsigned);
  const now = ctx.now();
  const { delivery_id: id } = job;
  const posted = await postJson(delivery.url, delivery.payload, {
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Signer(secret).sign(id, now, delivery.payload),
    },
    allowsPrivate: ctx.allowsPrivateWebhooks,
    ...timeout,
  });
  await record(ctx, job, delivery, posted);
}

/** The server's own secret was lost or replaced without naming the old one. */
const unsigned: Posted = {
  ...{ status: null, response: null, durationMs: 0 },
  problem: 'The server can no longer sign for it. Give it a new secret.',
};

async function findDelivery(ctx: Context, job: DeliveryJob): Promise<Delivery | null> {
  const row = await readAsUser(ctx, (tx) =>
    tx
      .selectFrom('webhook_deliveries as delivery')
      .innerJoin('webhooks as webhook', 'webhook.id', 'delivery.webhook_id')
      .select(['delivery.webhook_id', 'delivery.payload', 'webhook.url', 'webhook.secret'])
      .select(['webhook.failing_since', 'webhook.off_at', 'webhook.deleted_at'])
      .where('delivery.id', '=', job.delivery_id)
      .where('delivery.user_id', '=', ctx.user.id)
      .where('delivery.status', '=', 'waiting')
      .where('delivery.attempts', '=', job.attempt - 1)
      .executeTakeFirst(),
  );
  return row ? { ...row, isOn: row.off_at === null && row.deleted_at === null } : null;
}

/** Notes how an attempt ended and what follows from it. Null: there was none, because it is off. */
async function record(
  ctx: Context,
  job: DeliveryJob,
  delivery: Delivery,
  posted: Posted | null,
): Promise<void> {
  const now = ctx.now();
  const isDelivered = posted?.status != null && posted.status >= 200 && posted.status < 300;
  const isGone = posted?.status === 410;
  const pause = isDelivered || isGone || !posted ? undefined : retryAfterSeconds[job.attempt - 1];
  const next = pause === undefined ? null : new Date(now.getTime() + pause * 1_000);
  const status = isDelivered ? 'delivered' : next ? 'waiting' : 'failed';
  const failingSince = delivery.failing_since ?? now;
  const isFailing = status === 'failed' && now.getTime() - failingSince.getTime() >= failingMs;
  const offReason = !posted || isDelivered ? null : isGone ? 'gone' : isFailing ? 'failing' : null;
  const isRecorded = await withUser(ctx, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhook_deliveries')
      .set({
        ...{ status, next_attempt_at: next },
        ...(posted && {
          ...{ attempts: job.attempt, attempted_at: now, duration_ms: posted.durationMs },
          ...{ response_status: posted.status, response: posted.response },
        }),
        problem: isDelivered ? null : problemOf(posted),
      })
      .where('id', '=', job.delivery_id)
      .where('user_id', '=', ctx.user.id)
      .where('attempts', '=', job.attempt - 1)
      .executeTakeFirstOrThrow();
    // The same attempt was made twice, and the other one was faster.
    if (numUpdatedRows === 0n) return false;
    if (posted) await noteHealth(ctx, tx, delivery, isDelivered ? null : failingSince, offReason);
    if (next) await leaveDelivery(ctx, tx, { ...job, attempt: job.attempt + 1 }, next);
    return true;
  });
  if (!isRecorded) return;
  webhookAttempts.inc({ outcome: next ? 'retried' : status });
  if (offReason) await tellOwner(ctx, delivery.url, offReason);
}

async function noteHealth(
  ctx: Context,
  tx: UserTransaction,
  { webhook_id, url }: Delivery,
  failing_since: Date | null,
  off_reason: 'gone' | 'failing' | null,
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failing_since, ...(off_reason && { off_reason, off_at: ctx.now() }) })
    .where('id', '=', webhook_id)
    .where('user_id', '=', ctx.user.id)
    // Another address is not to blame.
    .where('url', '=', url)
    .execute();
}

async function tellOwner(ctx: Context, url: string, reason: 'gone' | 'failing'): Promise<void> {
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

function problemOf(posted: Posted | null): string {
  if (!posted) return 'The webhook was off.';
  const { status, problem } = posted;
  if (status === null) return problem ?? 'The connection broke off.';
  if (status === 410) return 'It answered that it is gone (410), so the webhook is off.';
  if (status >= 300 && status < 400) {
    return `It answered with a redirect (${String(status)}), which is not followed.`;
  }
  return `It answered ${String(status)}.`;
}
