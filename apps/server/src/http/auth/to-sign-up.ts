import type { SignUpRequest } from '@replysmith/contract';
import type { z } from 'zod';

const planName = /^[\p{L}\p{N} -]+$/u;

/** What cannot be the name of a plan is left out: it must not make a sign-up fail. */
export function toSignUp({ plan, ...account }: z.infer<typeof SignUpRequest>): object {
  return plan && planName.test(plan) ? { ...account, chosenPlan: plan.toLowerCase() } : account;
}
