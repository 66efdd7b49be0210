import type { SignUpRequest } from '@replysmith/contract';
import type { z } from 'zod';

const planKey = /^\w+$/;

/** What cannot be the key of a plan is left out: it must not make a sign-up fail. */
export function toSignUp({ plan, ...account }: z.infer<typeof SignUpRequest>): object {
  return plan && planKey.test(plan) ? { ...account, chosenPlan: plan.toLowerCase() } : account;
}
