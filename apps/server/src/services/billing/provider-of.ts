import type { Billing } from '../../ports/billing.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';

/** Who takes the money; where nobody does, the caller is told so. */
export function providerOf({ billing }: Services): Billing {
  if (!billing) throw new AppError('billing_unavailable');
  return billing;
}
