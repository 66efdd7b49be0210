import type { OptimizeEmailRequest } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** A message of the writer's that is tried again: the first try of it, whichever one was named. */
export type Tried = {
  readonly id: string;
  /** Where it stands among the messages of the session. */
  readonly position: string;
  /** How many tries there have been of it. */
  readonly tries: number;
  /** What it came from, and so every try of it; the campaign may have been deleted since. */
  readonly campaign_id: string | null;
  readonly template_id: string | null;
};

type Asked = Pick<OptimizeEmailRequest, 'variant_of' | 'session_id' | 'message_type'>;

/** What a request tries again; null when it is no other try of anything. */
export async function findTried(
  ctx: Context,
  tx: UserTransaction,
  { variant_of, session_id, message_type }: Asked,
): Promise<Tried | null> {
  if (!variant_of) return null;
  const first = await tx
    .selectFrom('chat_messages as named')
    .innerJoin('chat_messages as first', (join) =>
      join.on((on) => on('first.id', '=', on.fn.coalesce('named.variant_of', 'named.id'))),
    )
    .select(['first.id', 'first.position', 'first.campaign_id', 'first.template_id'])
    .select((row) =>
      row
        .selectFrom('chat_messages as other')
        .select((other) => other.fn.countAll<string>().as('others'))
        .whereRef('other.variant_of', '=', 'first.id')
        .whereRef('other.user_id', '=', 'first.user_id')
        .as('others'),
    )
    .where('named.id', '=', variant_of)
    .where('named.user_id', '=', ctx.user.id)
    .where('named.session_id', '=', session_id)
    .where('named.role', '=', 'user')
    .where('named.message_type', '=', message_type)
    .executeTakeFirst();
  if (!first) throw new AppError('not_found');
  const { others, ...rest } = first;
  return { ...rest, tries: Number(others) + 1 };
}
