import type { SandboxChange } from '../../ports/sandbox.ts';
import { periodFrom } from './renew.ts';
import type { SandboxSubscriptionFile } from './sandbox-customer.ts';

/** A running subscription after what its owner, or the bank, did. */
export function changeSubscription(
  running: SandboxSubscriptionFile,
  wanted: SandboxChange,
  now: Date,
): SandboxSubscriptionFile {
  switch (wanted.change) {
    case 'cancel':
      return { ...running, endsAt: running.periodEnd };
    case 'resume':
      return { ...running, status: 'active', endsAt: null };
    case 'end-now':
      return { ...running, status: 'canceled', endsAt: now.toISOString() };
    case 'fail-payment':
      // The payment that fails is the next period's, so that period has begun.
      return { ...running, status: 'past_due', ...periodFrom(now) };
    case 'switch-plan':
      return { ...running, planKey: wanted.planKey };
  }
}
