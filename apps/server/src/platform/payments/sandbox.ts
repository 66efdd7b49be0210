import { pages } from '@replysmith/contract';
import { randomUUID } from 'node:crypto';
import {
  type Billing,
  CustomerNotFound,
  OrderChanged,
  type Sandbox,
  type SandboxChange,
} from './payments.ts';
import {
  type SandboxCustomer,
  type SandboxSubscriptionFile,
  createSandboxFiles,
  isRunning,
  toProviderSubscription,
} from './sandbox-files.ts';

const period = 30 * 86_400_000;

/** A period of thirty days from a moment on. */
function periodFrom(start: Date): { periodStart: string; periodEnd: string } {
  return {
    periodStart: start.toISOString(),
    periodEnd: new Date(start.getTime() + period).toISOString(),
  };
}

/** A subscription at this moment: renewed, or ended if it was cancelled or not paid. */
function renew(subscription: SandboxSubscriptionFile, now: Date): SandboxSubscriptionFile {
  const { status, endsAt, periodEnd } = subscription;
  const isOver = now >= new Date(endsAt ?? periodEnd);
  if (!isOver || status === 'canceled') return subscription;
  if (endsAt !== null || status === 'past_due') return { ...subscription, status: 'canceled' };
  const periods = Math.floor((now.getTime() - Date.parse(periodEnd)) / period);
  return { ...subscription, ...periodFrom(new Date(Date.parse(periodEnd) + periods * period)) };
}

type Options = {
  readonly folder: string;
  readonly publicUrl: string;
  readonly now: () => Date;
};

/**
 * Simulates a payment provider on this machine. It stores what is bought in files and charges
 * nobody.
 */
export function createSandbox({ folder, publicUrl, now }: Options): {
  readonly billing: Billing;
  readonly sandbox: Sandbox;
} {
  const files = createSandboxFiles(folder);
  const customerOf = (userId: string) => `sandbox_${userId}`;
  /** A checkout's id begins with its customer's. */
  const customerOfCheckout = (id: string) => id.slice(0, id.lastIndexOf('_'));
  const upToDate = (customer: SandboxCustomer): SandboxCustomer => {
    const subscriptions = customer.subscriptions.map((one) => renew(one, now()));
    const isUnchanged = subscriptions.every((one, at) => one === customer.subscriptions[at]);
    return isUnchanged ? customer : { ...customer, subscriptions };
  };

  async function findCheckout(id: string) {
    const customer = await files.read(customerOfCheckout(id));
    return customer?.checkouts.find((checkout) => checkout.id === id) ?? null;
  }

  const billing: Billing = {
    isSandbox: true,

    createCustomer: async (user) => {
      const { id } = await files.update(customerOf(user.id), (customer) => ({ ...customer }));
      return id;
    },

    startCheckout: async ({ customerId, plan, idempotencyKey }) => {
      if (!(await files.read(customerId))) throw new CustomerNotFound('It is not in the sandbox.');
      const id = `${customerId}_${randomUUID()}`;
      const customer = await files.update(customerId, (before) => {
        const same = before.checkouts.find((one) => one.idempotencyKey === idempotencyKey);
        if (same && same.planKey !== plan.key) throw new OrderChanged();
        const isReused = before.checkouts.some(
          (one) => one.status === 'open' && one.planKey === plan.key,
        );
        if (isReused) return before;
        const closed = before.checkouts.map((one) =>
          one.status === 'open' ? { ...one, status: 'expired' as const } : one,
        );
        const opened = { id, planKey: plan.key, idempotencyKey, status: 'open' as const };
        return { ...before, checkouts: [...closed, opened] };
      });
      const open = customer.checkouts.find(({ status }) => status === 'open');
      return { url: `${publicUrl}${pages.sandboxCheckout}/${open?.id ?? id}` };
    },

    findCheckout: async (id) => {
      const checkout = await findCheckout(id);
      const customerId = customerOfCheckout(id);
      return (
        checkout && { ...checkout, customerId, userId: customerId.replace(customerOf(''), '') }
      );
    },

    openPortal: (_customerId, switchTo) => {
      const query = switchTo ? `?switch=${switchTo.planKey}` : '';
      return Promise.resolve({ url: `${publicUrl}${pages.sandboxBilling}${query}` });
    },

    listSubscriptions: async (customerId) => {
      if (!(await files.read(customerId))) throw new CustomerNotFound('It is not in the sandbox.');
      const { subscriptions } = await files.update(customerId, upToDate);
      return subscriptions.map(toProviderSubscription);
    },

    deleteCustomer: async (customerId) => {
      await files.remove(customerId);
    },
  };

  const sandbox: Sandbox = {
    returnUrl: `${publicUrl}${pages.billing}`,

    findCheckout: async (userId, id) => {
      if (customerOfCheckout(id) !== customerOf(userId)) return null;
      const checkout = await findCheckout(id);
      return (
        checkout && {
          ...checkout,
          successUrl: `${publicUrl}${pages.paymentSuccess}?session_id=${id}`,
          cancelUrl: `${publicUrl}${pages.paymentCancelled}?upgrade=${checkout.planKey}`,
        }
      );
    },

    pay: async (userId, checkoutId) => {
      await files.update(customerOf(userId), (customer) =>
        payCheckout(upToDate(customer), checkoutId, now()),
      );
    },

    findSubscription: async (userId) => {
      const customer = await files.read(customerOf(userId));
      const all = customer ? upToDate(customer).subscriptions : [];
      const found = all.find(isRunning) ?? all.at(-1);
      return found ? toProviderSubscription(found) : null;
    },

    change: async (userId, change) => {
      await files.update(customerOf(userId), (before) => {
        const customer = upToDate(before);
        return {
          ...customer,
          subscriptions: customer.subscriptions.map((one) =>
            isRunning(one) ? changeSubscription(one, change, now()) : one,
          ),
        };
      });
    },
  };

  return { billing, sandbox };
}

/** A running subscription after an action of its owner or of the bank. */
function changeSubscription(
  running: SandboxSubscriptionFile,
  request: SandboxChange,
  now: Date,
): SandboxSubscriptionFile {
  switch (request.change) {
    case 'cancel':
      return { ...running, endsAt: running.periodEnd };
    case 'resume':
      return { ...running, status: 'active', endsAt: null };
    case 'end-now':
      return { ...running, status: 'canceled', endsAt: now.toISOString() };
    case 'fail-payment':
      // The failed payment is for the next period, so that one has begun.
      return { ...running, status: 'past_due', ...periodFrom(now) };
    case 'switch-plan':
      return { ...running, planKey: request.planKey };
  }
}

/**
 * The customer after a payment. Nothing changes for a checkout that is not open or would buy a
 * second subscription.
 */
function payCheckout(customer: SandboxCustomer, id: string, now: Date): SandboxCustomer {
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
