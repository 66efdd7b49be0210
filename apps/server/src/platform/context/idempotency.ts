import { createHash } from 'node:crypto';
import type { UserTransaction } from '../db/with-user.ts';
import type { Context } from './context.ts';
import { AppError } from '../errors.ts';

type Call<Reply> = {
  /** Null when the caller sent none; the work is then always done. */
  readonly key: string | null;
  /** The name of the call and all its input. */
  readonly request: unknown;
  /** Parses the stored reply. */
  readonly reply: { readonly parse: (stored: unknown) => Reply };
};

/**
 * Does the work, unless the same call was made with this key before; then returns its reply.
 * Reliable only in a transaction that other calls of this person wait for.
 */
export async function once<Reply>(
  ctx: Context,
  tx: UserTransaction,
  { key, request, reply }: Call<Reply>,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (key === null) return work();
  const request_digest = digestOfRequest(request);
  const earlier = await tx
    .selectFrom('idempotent_calls')
    .select(['request_digest', 'reply'])
    .where('user_id', '=', ctx.user.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (earlier) {
    if (earlier.request_digest !== request_digest) throw new AppError('idempotency_key_reused');
    return reply.parse(earlier.reply);
  }
  const answer = await work();
  await tx
    .insertInto('idempotent_calls')
    .values({
      ...{ user_id: ctx.user.id, idempotency_key: key, request_digest },
      reply: JSON.stringify(answer),
      created_at: ctx.now(),
    })
    .execute();
  return answer;
}

/** The number of the lock that a person's calls about the same thing take in turn. */
export function lockOf(userId: string, thing: string): bigint {
  return createHash('sha256').update(`${userId} ${thing}`).digest().readBigInt64BE();
}

/** Equal for requests that ask for the same. */
export function digestOfRequest(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}
