import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { BillingFailure, type Billing } from '../../ports/billing.ts';

/** However slow Stripe is, no more than these are asked of it at once, and wait to be. */
const limits = { atOnce: 10, waiting: 30 };

/** The same provider, which refuses what would only wait in vain. */
export function inFewCalls(billing: Billing): Billing {
  const places = bulkhead(limits.atOnce, limits.waiting);
  const inPlace = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await places.execute(ask);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new BillingFailure('Stripe is too slow.');
      throw error;
    }
  };
  return {
    isSandbox: billing.isSandbox,
    createCustomer: (user) => inPlace(() => billing.createCustomer(user)),
    startCheckout: (order) => inPlace(() => billing.startCheckout(order)),
    findCheckout: (id) => inPlace(() => billing.findCheckout(id)),
    openPortal: (id, switchTo) => inPlace(() => billing.openPortal(id, switchTo)),
    listSubscriptions: (id) => inPlace(() => billing.listSubscriptions(id)),
    deleteCustomer: (id) => inPlace(() => billing.deleteCustomer(id)),
  };
}
