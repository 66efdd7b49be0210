import { SentEmail, verdictOf, type CreateSentEmailRequest } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { once } from '../idempotency/once.ts';
import { turnOf } from '../idempotency/turn-of.ts';
import { scoreInTime } from '../score-in-time.ts';
import { assertRoomForOneMore } from './assert-room-for-one-more.ts';
import { findOrigin } from './find-origin.ts';
import { findSendable } from './find-sendable.ts';
import { momentOfSending } from './moment-of-sending.ts';
import { sentEmailColumns, toSentEmail } from './sent-email-row.ts';

/** Notes that an email went to one person; sent again with the same key, it is noted once. */
export async function createSentEmail(
  ctx: Context,
  input: CreateSentEmailRequest,
  key: string | null = null,
): Promise<SentEmail> {
  const { message_id, step, status, recipient } = input;
  const now = ctx.now();
  const sent_at = input.sent_at === undefined ? now : momentOfSending(ctx, input.sent_at);
  const email = await findSendable(ctx, message_id, step);
  const scored = await scoreInTime(ctx, email);
  const score = scored && verdictOf(scored.reading, scored.value);
  const score_version = score === null ? null : (scored?.version ?? null);
  const add = async (tx: UserTransaction) => {
    const origin = await findOrigin(ctx, tx, message_id);
    await assertRoomForOneMore(ctx, tx, message_id);
    const row = await tx
      .insertInto('sent_emails')
      .values({
        ...{ id: ctx.newId(), user_id: ctx.user.id, message_id, step, recipient, ...origin },
        subject: email.subject,
        ...{ score, score_version },
        stage: scored?.reading.stage ?? email.stage ?? null,
        profile: scored?.reading.profile ?? email.profile ?? null,
        ...{ status, sent_at, status_at: now },
      })
      .returning(sentEmailColumns)
      .executeTakeFirstOrThrow();
    return toSentEmail(row);
  };
  const call = { key, request: { call: 'create-sent-email', input }, reply: SentEmail };
  return withUser(ctx, (tx) => once(ctx, tx, call, () => add(tx)), {
    turn: turnOf(ctx.user.id, 'sent-emails'),
  });
}
