import { asOperator } from '../../../db/with-user.ts';
import type { HealthCheck } from '../../../ports/health-check.ts';
import type { Services } from '../../context.ts';
import { utcMoment } from './utc-moment.ts';

export function billingHealth({ billing, db }: Services): HealthCheck {
  return {
    name: 'Payment',
    look: async () => {
      if (!billing) {
        return { state: 'attention', note: 'No provider is set up, so nothing can be bought.' };
      }
      if (billing.isSandbox) {
        return { state: 'attention', note: 'The sandbox: checkouts work, and nobody pays.' };
      }
      const latest = await asOperator(db, (tx) =>
        tx
          .selectFrom('billing_events')
          .select(['type', 'received_at'])
          .orderBy('received_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      );
      return latest
        ? { state: 'good', note: `Last event: ${latest.type}, ${utcMoment(latest.received_at)}.` }
        : { state: 'attention', note: 'The provider has not sent an event yet.' };
    },
  };
}
