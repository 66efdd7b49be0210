import type { Context } from '../../platform/context/context.ts';
import type { AuditRecord } from '../../platform/db/audit-log.ts';

/** What every entry about a person's payments says of who did it. */
export function byProvider(ctx: Context): Omit<AuditRecord, 'action'> {
  const { call, now, user } = ctx;
  return { at: now(), actor: 'provider', subject: user.id, requestId: call.requestId };
}

type Subscribed = {
  readonly plan: string;
  readonly status: string;
  readonly periodEnd: Date | null;
  readonly endsAt: Date | null;
};

/** The audit log's name for a change; null when nothing changed. */
export function whatBecame(before: Subscribed, after: Subscribed): AuditRecord['action'] | null {
  const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
  if (before.plan === 'free' && after.plan !== 'free') return 'subscription.started';
  if (before.plan !== 'free' && after.plan === 'free') return 'subscription.ended';
  if (before.plan !== after.plan || before.status !== after.status) return 'subscription.changed';
  if (before.endsAt === null && after.endsAt !== null) return 'subscription.cancelled';
  if (before.endsAt !== null && after.endsAt === null) return 'subscription.resumed';
  if (!isSame(before.endsAt, after.endsAt)) return 'subscription.changed';
  return isSame(before.periodEnd, after.periodEnd) ? null : 'subscription.renewed';
}
