import { vi } from 'vitest';

/**
 * Waits until `check` no longer throws. The limit is long, because a busy machine is no failure.
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}
