import { z } from 'zod';

/** What the database's triggers tell every server once something is committed. */
const Notice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscription'), user_id: z.string() }),
  z.object({ type: z.literal('workflow'), user_id: z.string(), execution_id: z.string() }),
  z.object({ type: z.literal('session_end'), user_id: z.string(), session_id: z.string() }),
]);

type Notice = z.infer<typeof Notice>;

/** The channel they tell it on. */
export const noticeChannel = 'replysmith';

/** Null for what a newer version may say. */
export function readNotice(payload: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
