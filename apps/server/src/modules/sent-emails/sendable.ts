import type { Draft } from '@replysmith/coach';
import { Optimization, RewriteChoices } from '@replysmith/contract';
import type { Context } from '../../platform/context/context.ts';
import { readAsUser } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';

/** The email that one of the caller's answers holds for a step of its sequence. */
export async function findSendable(ctx: Context, messageId: string, step: number): Promise<Draft> {
  const message = await readAsUser(ctx, (tx) =>
    tx
      .selectFrom('chat_messages as message')
      .innerJoin('chat_sessions as session', 'session.id', 'message.session_id')
      .select(['message.optimization_results', 'message.choices'])
      .where('message.id', '=', messageId)
      .where('message.user_id', '=', ctx.user.id)
      .where('session.deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!message) throw new AppError('not_found');
  const optimization = Optimization.safeParse(message.optimization_results).data;
  if (!optimization) throw refusal('message_id', 'This message holds no email.');
  const choices = RewriteChoices.safeParse(message.choices).data ?? null;
  const email = await emailOfStep(ctx, optimization, choices, step);
  if (!email) throw refusal('step', 'There is no such follow-up.');
  return email;
}

function refusal(field: string, sentence: string): AppError {
  return new AppError('validation_failed', { fields: { [field]: [sentence] } });
}

/**
 * The email of a step with the writer's choices applied: the rewrite or one of its follow-ups. Null
 * when there is none.
 */
async function emailOfStep(
  { ai }: Pick<Context, 'ai'>,
  optimization: Optimization,
  choices: RewriteChoices | null,
  step: number,
): Promise<Draft | null> {
  const { original_email, changes: edits, offers, questions, reading, follow_ups } = optimization;
  const profile = reading?.profile;
  if (step === 0) {
    const email = await ai.revise(original_email, { edits, offers, questions }, choices ?? {});
    return { ...email, stage: reading?.stage, profile };
  }
  const followUp = follow_ups[step - 1];
  if (!followUp) return null;
  const email = await ai.revise(followUp, { edits: [] }, { blanks: choices?.blanks ?? {} });
  return { ...email, stage: 'follow_up', profile };
}
