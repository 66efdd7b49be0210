import { lengths, type HelpMessage } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { helpMessageColumns, toHelpMessage } from './help-message-row.ts';

type Exchange = {
  readonly question: string;
  readonly page: string | null;
  readonly answer: Pick<HelpMessage, 'content' | 'citations' | 'suggestions' | 'engine'>;
};

/** Keeps a question with its answer, and forgets the oldest where there are too many. */
export async function keepHelpMessages(
  ctx: Context,
  tx: UserTransaction,
  { question, page, answer }: Exchange,
): Promise<HelpMessage[]> {
  const own = { user_id: ctx.user.id, created_at: ctx.now() };
  const rows = await tx
    .insertInto('help_messages')
    .values([
      { ...own, id: ctx.newId(), role: 'user', content: question, current_page: page },
      {
        ...own,
        ...{ id: ctx.newId(), role: 'assistant', content: answer.content, engine: answer.engine },
        citations: JSON.stringify(answer.citations),
        suggestions: answer.suggestions,
      },
    ])
    .returning(helpMessageColumns)
    .execute();
  await tx
    .deleteFrom('help_messages')
    .where('user_id', '=', ctx.user.id)
    .where('id', 'in', (old) =>
      old
        .selectFrom('help_messages')
        .select('id')
        .where('user_id', '=', ctx.user.id)
        .orderBy('position', 'desc')
        .offset(lengths.helpMessages),
    )
    .execute();
  return rows.map(toHelpMessage);
}
