import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

/** Tokens in mails that let the recipient stop further ones, signed in or not. */
export type UnsubscribeTokens = {
  readonly tokenFor: (userId: string) => string;
  /** The person of a token; null for one that this server did not make. */
  readonly userOf: (token: string) => string | null;
};

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** They never expire: the links of old mails must work too, and can only stop mails. */
export function createUnsubscribeTokens(secrets: Secrets): UnsubscribeTokens {
  const sign = (userId: string, secret: string) => {
    // A separate key, so that nothing else signed with the secret is accepted as a token.
    const key = createHmac('sha256', secret).update('replysmith: unsubscribe, 1').digest();
    return createHmac('sha256', key).update(`weekly_reports:${userId}`).digest();
  };
  return {
    tokenFor: (userId) => `${userId}.${sign(userId, secrets[0]).toString('base64url')}`,
    userOf: (token) => {
      const [, userId, signature] = shape.exec(token) ?? [];
      if (!userId || !signature) return null;
      const theirs = Buffer.from(signature, 'base64url');
      const isOurs = secrets.some((secret) => timingSafeEqual(theirs, sign(userId, secret)));
      return isOurs ? userId : null;
    },
  };
}
