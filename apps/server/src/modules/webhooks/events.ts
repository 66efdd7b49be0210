import { type WebhookEvent, type WebhookPayload, lengths } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';

type EventPayload = Extract<WebhookPayload, { type: WebhookEvent }>;

type Event<Payload extends EventPayload = EventPayload> = Payload extends EventPayload
  ? {
      readonly type: Payload['type'];
      readonly data: Payload['data'];
      /** Sent as well where the person chose to include the text. */
      readonly text?: Partial<Pick<Payload['data'], TextField & keyof Payload['data']>>;
    }
  : never;

/** The fields of `data` that hold the words of an email, or its recipient. */
const textFields = ['email', 'recipient', 'subject', 'body'] as const;
type TextField = (typeof textFields)[number];

export const deliveryQueue = 'deliver-webhook';

/** Which attempt at which delivery. */
export type DeliveryJob = { readonly delivery_id: string; readonly attempt: number };

/**
 * Has an event delivered to the caller's webhooks that want it, if the transaction is committed. What
 * would wait beyond the limit is noted as failed.
 */
export async function sendWebhooks(
  ctx: Context,
  tx: UserTransaction,
  { type, data, text }: Event,
): Promise<void> {
  const now = ctx.now();
  const timestamp = now.toISOString();
  const payload = JSON.stringify({ type, timestamp, data });
  const withText = JSON.stringify({ type, timestamp, data: { ...data, ...text } });
  const { rows } = await sql<{ id: string; status: string }>`
    INSERT INTO webhook_deliveries
      (id, user_id, webhook_id, event, payload, created_at, status, next_attempt_at, problem)
    SELECT gen_random_uuid(), user_id, webhooks.id, ${type},
      CASE WHEN includes_text THEN ${withText} ELSE ${payload} END, ${now}::timestamptz,
      CASE WHEN has_room THEN 'waiting' ELSE 'failed' END,
      CASE WHEN has_room THEN ${now}::timestamptz END,
      CASE WHEN has_room THEN NULL ELSE 'Too many deliveries were waiting.' END
    FROM webhooks, LATERAL (
      SELECT count(*) < ${lengths.webhooksWaiting} AS has_room FROM webhook_deliveries
      WHERE webhook_deliveries.user_id = webhooks.user_id AND status = 'waiting'
    ) AS waiting
    WHERE user_id = ${ctx.user.id} AND deleted_at IS NULL AND off_at IS NULL
      AND ${type} = ANY (events)
    RETURNING id, status
  `.execute(tx);
  for (const { id, status } of rows) {
    if (status === 'waiting') await enqueueDelivery(ctx, tx, { delivery_id: id, attempt: 1 });
  }
}

/** The same event with its ids, times and scores only. */
export function withoutText(payload: string): string {
  const { data = {}, ...event } = JSON.parse(payload) as { readonly data?: object };
  const kept = Object.entries(data).filter(([name]) => !textFields.includes(name as TextField));
  return JSON.stringify({ ...event, data: Object.fromEntries(kept) });
}

/** Adds an attempt to the queue; of one person's, only a few are made at the same time. */
export function enqueueDelivery(
  ctx: Context,
  tx: UserTransaction,
  job: DeliveryJob,
  startAfter?: Date,
): Promise<void> {
  const data = { ...job, user_id: ctx.user.id };
  return ctx.leaveJob(tx, deliveryQueue, data, {
    group: ctx.user.id,
    ...(startAfter && { startAfter }),
  });
}
