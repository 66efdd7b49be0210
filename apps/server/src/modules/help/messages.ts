import { HelpMessage, lengths } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { HelpMessages } from '../../platform/db/schema.ts';
import { readAsUser, withUser, type UserReads } from '../../platform/db/with-user.ts';
import { settleAiRequest } from '../chat/ai-requests.ts';
import type { Context } from '../../platform/context/context.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

export const helpMessageColumns = columnsOf(HelpMessage);

type HelpMessageRow = Pick<Selectable<HelpMessages>, (typeof helpMessageColumns)[number]>;

export function toHelpMessage(row: HelpMessageRow): HelpMessage {
  return HelpMessage.parse(withIsoTimes(row));
}

/** The questions and answers, oldest first. */
export function listHelpMessages(ctx: Context): Promise<HelpMessage[]> {
  return readAsUser(ctx, (tx) => newestHelpMessages(ctx, tx, lengths.helpMessages));
}

/** The newest messages, in order of age. */
export async function newestHelpMessages(
  ctx: Context,
  tx: UserReads,
  most: number,
): Promise<HelpMessage[]> {
  const rows = await tx
    .selectFrom('help_messages')
    .select(helpMessageColumns)
    .where('user_id', '=', ctx.user.id)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(toHelpMessage);
}

/** Deletes the caller's help chat. An answer in progress is not stored either. */
export async function clearHelpMessages(ctx: Context): Promise<void> {
  await withUser(ctx, async (tx) => {
    const running = await tx
      .selectFrom('ai_requests')
      .select('id')
      .where('user_id', '=', ctx.user.id)
      .where('message_type', '=', 'help')
      .where('status', '=', 'running')
      .orderBy('id')
      .execute();
    const unkept = { status: 'stopped', isCounted: false, answer_message_id: null } as const;
    for (const { id } of running) await settleAiRequest(ctx, tx, id, unkept);
    await tx.deleteFrom('help_messages').where('user_id', '=', ctx.user.id).execute();
  });
}
