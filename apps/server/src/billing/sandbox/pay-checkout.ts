import { randomUUID } from 'node:crypto';
import { periodFrom } from './renew.ts';
import { isRunning, type SandboxCustomer } from './sandbox-customer.ts';

/** The customer after paying: what is not open, or would buy a second time, is left as it is. */
export function payCheckout(customer: SandboxCustomer, id: string, now: Date): SandboxCustomer {
  const checkout = customer.checkouts.find((one) => one.id === id && one.status === 'open');
  if (!checkout || customer.subscriptions.some(isRunning)) return customer;
  return {
    ...customer,
    checkouts: customer.checkouts.map((one) =>
      one === checkout ? { ...one, status: 'complete' } : one,
    ),
    subscriptions: [
      ...customer.subscriptions,
      {
        id: `sandbox_${randomUUID()}`,
        customerId: customer.id,
        planKey: checkout.planKey,
        status: 'active',
        ...periodFrom(now),
        endsAt: null,
        createdAt: now.toISOString(),
      },
    ],
  };
}
