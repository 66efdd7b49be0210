import { z } from 'zod';

/** What a plan allows of one feature. */
export const Limit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unlimited') }),
  z.object({ kind: z.literal('limit'), value: z.int().min(0) }),
  z.object({ kind: z.literal('boolean'), included: z.boolean() }),
]);
export type Limit = z.infer<typeof Limit>;

/** How many uses are left, never below 0; null when there is no limit. */
export function remaining(limit: Limit, used: number): number | null {
  switch (limit.kind) {
    case 'unlimited':
      return null;
    case 'limit':
      return Math.max(0, limit.value - used);
    case 'boolean':
      return limit.included ? null : 0;
  }
}

/** Whether one more use fits. */
export function isExceeded(limit: Limit, used: number): boolean {
  return remaining(limit, used) === 0;
}

/** The share used, 0–100 in whole percent: at least 1 once anything is used; 0 without a limit. */
export function percentUsed(limit: Limit, used: number): number {
  if (limit.kind !== 'limit') return 0;
  if (limit.value === 0) return 100;
  if (used <= 0) return 0;
  return Math.min(100, Math.max(1, Math.round((used / limit.value) * 100)));
}
