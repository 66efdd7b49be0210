import type { Limit } from './billing.ts';

/** The plan of everyone who pays for none. */
export const freePlan = 'free';

/** Smaller samples give no rate. */
export const fewestForRate = 5;

/** After this many days without an answer, an email counts as unanswered. */
export const overdueDays = 14;

/** How the web app asks the server: how long it waits, and when it asks again. */
export const callLimits = {
  /** The timeout for a whole reply. */
  replyMs: 30_000,
  readAttempts: 3,
  readAgainMs: 1_000,
  /** Without data for so long, a stream of events counts as broken. */
  silenceMs: 45_000,
  /** Before each further attempt to listen to an answer. */
  listenAgainMs: [1_000, 2_000, 5_000, 10_000],
} as const;

export const realtimeLimits = {
  heartbeatMs: 25_000,
  /** The timeout for a pong, and for opening a socket. */
  timeoutMs: 10_000,
  reconnectMs: [1_000, 2_000, 5_000, 10_000],
  frameBytes: 32 * 1024,
  socketsPerUser: 10,
  callsPerMinute: 60,
} as const;

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
