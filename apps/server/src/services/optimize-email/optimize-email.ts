import type { EmailText, OptimizeEmailReply, OptimizeEmailRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { addChatMessage } from '../chat-messages/add-chat-message.ts';
import { createChatSession } from '../chat-sessions/create-chat-session.ts';
import { toChatSession } from '../chat-sessions/chat-session-row.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import type { Context } from '../context.ts';
import { consume } from '../limits.ts';
import { optimize } from './optimization.ts';
import { readDraft } from './read-draft.ts';
import { sessionTitle } from './session-title.ts';

/** Scores and rewrites an email, keeps both in a session, and counts the request: all or nothing. */
export async function optimizeEmail(
  ctx: Context,
  input: OptimizeEmailRequest,
): Promise<OptimizeEmailReply> {
  return withUser(ctx.db, ctx.user.id, async (tx) => {
    const existing = input.session_id && (await findChatSession(ctx, tx, input.session_id));
    await consume(ctx, tx, 'daily_ai_requests');
    const draft = readDraft(input.content, input.email_signature);
    const optimization = optimize(draft);
    const { id } = existing || (await createChatSession(ctx, tx, sessionTitle(draft, ctx.now())));
    const asked = await addChatMessage(ctx, tx, {
      session_id: id,
      role: 'user',
      content: input.content,
      email_data: JSON.stringify({ email_content: input.content }),
    });
    const answered = await addChatMessage(ctx, tx, {
      session_id: id,
      role: 'assistant',
      content: asText(optimization.optimized_email),
      optimization_results: JSON.stringify(optimization),
    });
    const session = await tx
      .updateTable('chat_sessions')
      .set({ latest_score: optimization.score.optimized_score, last_activity: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { optimization, session: toChatSession(session), messages: [asked, answered] };
  });
}

function asText({ subject, body }: EmailText): string {
  return subject === null ? body : `Subject: ${subject}\n\n${body}`;
}
