import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mail carries so that whoever got it can stop more of them, signed in or not. */
export type UnsubscribeTokens = {
  readonly tokenFor: (userId: string) => string;
  /** Whose token it is; null for one that this server did not make. */
  readonly userOf: (token: string) => string | null;
};

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** They never run out: an old mail's link must work too, and all it can do is end mails. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  // A key of its own, so that nothing else signed with the secret passes for a token.
  const key = createHmac('sha256', secret).update('replysmith: unsubscribe, 1').digest();
  const sign = (userId: string) =>
    createHmac('sha256', key).update(`weekly_reports:${userId}`).digest();
  return {
    tokenFor: (userId) => `${userId}.${sign(userId).toString('base64url')}`,
    userOf: (token) => {
      const [, userId, signature] = shape.exec(token) ?? [];
      if (!userId || !signature) return null;
      const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(userId));
      return isOurs ? userId : null;
    },
  };
}
