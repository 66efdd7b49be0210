import { z } from 'zod';

/** What the database's triggers tell every server after a commit. */
const Notice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscription'), user_id: z.string() }),
  z.object({ type: z.literal('workflow'), user_id: z.string(), execution_id: z.string() }),
  z.object({ type: z.literal('session_end'), user_id: z.string(), session_id: z.string() }),
  z.object({ type: z.literal('account'), user_id: z.string() }),
]);

export type Notice = z.infer<typeof Notice>;

/** Null for a notice of a newer version. */
function readNotice(payload: string): Notice | null {
  try {
    return Notice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}

type Listener = {
  readonly onNotice: (notice: Notice) => void;
  /** Called when notices may have been missed. */
  readonly catchUp: () => void;
};

/** The channel of these notices, for whoever wants them, in this order. */
export function noticeChannel(...listeners: readonly Listener[]) {
  return {
    name: 'replysmith',
    onPayload: (payload: string): void => {
      const notice = readNotice(payload);
      if (notice) for (const listener of listeners) listener.onNotice(notice);
    },
    onListening: (): void => {
      for (const listener of listeners) listener.catchUp();
    },
  };
}
