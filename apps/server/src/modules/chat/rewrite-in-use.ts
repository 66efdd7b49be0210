import { type EmailText, Optimization, RewriteChoices, byUse } from '@replysmith/contract';
import { anyOf } from '../../platform/db/database.ts';
import type { UserTransaction, UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { selectAnswered } from './messages.ts';

export type RewriteInUse = {
  readonly id: string;
  readonly optimization: Optimization;
  /** The email with the writer's choices applied. */
  readonly email: EmailText;
};

/** The rewrite in use in a session; null when there is none that can be read. */
export async function rewriteInUse(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
): Promise<RewriteInUse | null> {
  if (sessionId === null) return null;
  const [rewrite] = await rewritesInUse(ctx, tx, [sessionId]);
  if (!rewrite) return null;
  const { id, optimization, choices } = rewrite;
  return { id, optimization, email: await decidedEmail(ctx, optimization, choices) };
}

type DecidedRewrite = {
  readonly id: string;
  readonly session_id: string;
  readonly optimization: Optimization;
  readonly choices: RewriteChoices | null;
};

/** The rewrite in use in each of some sessions, where it can be read. */
export async function rewritesInUse(
  ctx: Context,
  tx: UserReads,
  sessionIds: readonly string[],
): Promise<DecidedRewrite[]> {
  const rewrites = await selectAnswered(ctx, tx, sessionIds)
    .select(['message.id', 'message.session_id', 'message.chosen_at', 'message.created_at'])
    .where('message.optimization_results', 'is not', null)
    .orderBy('asked.position')
    .orderBy('message.position')
    .execute();
  const inUse: DecidedRewrite[] = [];
  let lines = [...Map.groupBy(rewrites, ({ session_id }) => session_id).values()].map(byUse);
  // Where the newest cannot be read, the next one is tried.
  while (lines.length > 0) {
    const read = await readRewrites(
      ctx,
      tx,
      lines.flatMap(([first]) => first?.id ?? []),
    );
    inUse.push(...read);
    const found = new Set(read.map(({ id }) => id));
    lines = lines.filter(([first]) => first && !found.has(first.id)).map((line) => line.slice(1));
  }
  return inUse;
}

async function readRewrites(
  ctx: Context,
  tx: UserReads,
  ids: readonly string[],
): Promise<DecidedRewrite[]> {
  const rows = await tx
    .selectFrom('chat_messages')
    .select(['id', 'session_id', 'optimization_results', 'choices'])
    .where('id', '=', anyOf(ids))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return rows.flatMap(({ id, session_id, ...row }) => {
    const { data: optimization } = Optimization.safeParse(row.optimization_results);
    if (!optimization) return [];
    const { data: choices = null } = RewriteChoices.safeParse(row.choices);
    return [{ id, session_id, optimization, choices }];
  });
}

/** The rewritten email with the writer's choices applied. */
export async function decidedEmail(
  { ai }: Pick<Context, 'ai'>,
  { original_email, changes: edits, offers, questions }: Optimization,
  choices: RewriteChoices | null,
): Promise<EmailText> {
  return ai.revise(original_email, { edits, offers, questions }, choices ?? {});
}
