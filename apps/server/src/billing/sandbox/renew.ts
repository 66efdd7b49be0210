import type { SandboxSubscriptionFile } from './sandbox-customer.ts';

const period = 30 * 86_400_000;

/** A period of thirty days from a moment on. */
export function periodFrom(start: Date): { periodStart: string; periodEnd: string } {
  return {
    periodStart: start.toISOString(),
    periodEnd: new Date(start.getTime() + period).toISOString(),
  };
}

/** A subscription as it is at this moment: renewed, or ended when it was not to be, or not paid. */
export function renew(subscription: SandboxSubscriptionFile, now: Date): SandboxSubscriptionFile {
  const { status, endsAt, periodEnd } = subscription;
  const isOver = now >= new Date(endsAt ?? periodEnd);
  if (!isOver || status === 'canceled') return subscription;
  if (endsAt !== null || status === 'past_due') return { ...subscription, status: 'canceled' };
  const periods = Math.floor((now.getTime() - Date.parse(periodEnd)) / period);
  return { ...subscription, ...periodFrom(new Date(Date.parse(periodEnd) + periods * period)) };
}
