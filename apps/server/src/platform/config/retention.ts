import { z } from 'zod';

/** How long what the server deletes by itself is kept, in days. */
export type Retention = Readonly<
  Record<
    | 'trashDays'
    | 'reportDays'
    | 'sessionDays'
    | 'attemptDays'
    | 'replayDays'
    | 'deliveryDays'
    | 'auditDays',
    number
  >
>;

/** The longest that makes sense, and that a date can be reckoned with: a hundred years. */
const most = 36_500;

function days(usual: number, least: number, longest = most) {
  const message = `must be a whole number of days, from ${least} to ${longest}`;
  return z.coerce
    .number(message)
    .int(message)
    .min(least, message)
    .max(longest, message)
    .default(usual);
}

/** The least of each is what the database's policies and the counting of attempts need. */
export const RetentionEnvironment = z.object({
  RETENTION_TRASH_DAYS: days(30, 1),
  RETENTION_REPORT_DAYS: days(90, 1),
  RETENTION_SESSION_DAYS: days(7, 1, 30),
  RETENTION_ATTEMPT_DAYS: days(2, 2),
  RETENTION_REPLAY_DAYS: days(1, 1),
  RETENTION_DELIVERY_DAYS: days(30, 2),
  RETENTION_AUDIT_DAYS: days(1_095, 30),
});

export const retentionNames = /^RETENTION_/;

export function retentionConfig(env: z.infer<typeof RetentionEnvironment>): Retention {
  return {
    trashDays: env.RETENTION_TRASH_DAYS,
    reportDays: env.RETENTION_REPORT_DAYS,
    sessionDays: env.RETENTION_SESSION_DAYS,
    attemptDays: env.RETENTION_ATTEMPT_DAYS,
    replayDays: env.RETENTION_REPLAY_DAYS,
    deliveryDays: env.RETENTION_DELIVERY_DAYS,
    auditDays: env.RETENTION_AUDIT_DAYS,
  };
}
