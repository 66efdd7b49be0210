import { z } from 'zod';

export const SendWeeklyReportRequest = z.strictObject({});

/** Whether the last seven days were mailed, or held nothing that could be told. */
export const SendWeeklyReportReply = z.object({ outcome: z.enum(['sent', 'nothing_to_tell']) });
export type SendWeeklyReportReply = z.infer<typeof SendWeeklyReportReply>;
