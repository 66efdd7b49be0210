import { z } from 'zod';

/** An email's own words; `subject` is null when it has no subject line. */
export const EmailText = z.object({ subject: z.string().nullable(), body: z.string() });
export type EmailText = z.infer<typeof EmailText>;
