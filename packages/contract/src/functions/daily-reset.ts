import { z } from 'zod';

/** Rows, as the specification has it; always one. The totals are for admins only. */
export const DailyResetStatus = z.array(
  z.object({
    /** "hh:mm:ss" until the next 00:00 UTC. */
    next_reset_in: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
    /** A UTC day. */
    last_reset_date: z.iso.date().optional(),
    users_pending_reset: z.int().min(0).optional(),
    total_active_users: z.int().min(0).optional(),
  }),
);
export type DailyResetStatus = z.infer<typeof DailyResetStatus>;

/** Nothing has to be said. */
export const ManualDailyResetRequest = z.strictObject({});

export const ManualDailyReset = z.object({ success: z.literal(true), users: z.int().min(0) });
export type ManualDailyReset = z.infer<typeof ManualDailyReset>;
