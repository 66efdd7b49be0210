import { z } from 'zod';
import { isPlainText } from './plain-text.ts';

/** The token of a mail; whoever holds it may stop that mail, signed in or not. */
export const UnsubscribeRequest = z.strictObject({
  token: z.string().min(1).max(500).refine(isPlainText, 'This does not look like text.'),
});
export type UnsubscribeRequest = z.infer<typeof UnsubscribeRequest>;

export const UnsubscribeReply = z.object({ list: z.literal('weekly_reports') });
export type UnsubscribeReply = z.infer<typeof UnsubscribeReply>;
