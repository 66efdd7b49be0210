import type { Draft } from '@replysmith/coach';
import { Optimization, RewriteChoices } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { emailOfStep } from './email-of-step.ts';

/** The email that one of the caller's answers holds for this step of its sequence. */
export async function findSendable(ctx: Context, messageId: string, step: number): Promise<Draft> {
  const message = await withUser(ctx, (tx) =>
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
  const email = emailOfStep(optimization, choices, step);
  if (!email) throw refusal('step', 'There is no such follow-up.');
  return email;
}

function refusal(field: string, sentence: string): AppError {
  return new AppError('validation_failed', { fields: { [field]: [sentence] } });
}
