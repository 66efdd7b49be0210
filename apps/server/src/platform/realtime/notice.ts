import { z } from 'zod';

/** What the database's triggers tell every server after a commit. */
const Notice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscription'), user_id: z.string() }),
  z.object({ type: z.literal('workflow'), user_id: z.string(), execution_id: z.string() }),
  z.object({ type: z.literal('session_end'), user_id: z.string(), session_id: z.string() }),
  z.object({ type: z.literal('account'), user_id: z.string() }),
]);

type Notice = z.infer<typeof Notice>;

/** The channel of these notices. */
export const noticeChannel = 'replysmith';

/** Null for a notice of a newer version. */
export function readNotice(payload: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
