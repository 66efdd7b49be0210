import { formatDraft, type Draft, type Review } from '@replysmith/coach';
import {
  misread,
  type Optimization,
  type OptimizeEmailReply,
  type OptimizeEmailRequest,
} from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { addChatMessage } from '../chat-messages/add-chat-message.ts';
import { createChatSession } from '../chat-sessions/create-chat-session.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import { updateChatSession } from '../chat-sessions/update-chat-session.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { assertWithinLimit, consume } from '../limits.ts';
import { earlierReply, markOf } from './earlier-reply.ts';
import { inTurn } from './in-turn.ts';
import { toOptimization } from './optimization.ts';
import { readDraft } from './read-draft.ts';
import { sessionTitle } from './session-title.ts';

/**
 * Scores and rewrites an email, keeps both in a session, and counts the request: all or nothing.
 * What is sent again under the same key is neither kept nor counted a second time.
 */
export function optimizeEmail(
  ctx: Context,
  input: OptimizeEmailRequest,
  idempotencyKey?: string,
): Promise<OptimizeEmailReply> {
  return inTurn(ctx, () => optimizeInTurn(ctx, input, idempotencyKey));
}

async function optimizeInTurn(
  ctx: Context,
  input: OptimizeEmailRequest,
  idempotencyKey: string | undefined,
): Promise<OptimizeEmailReply> {
  const mark = idempotencyKey === undefined ? null : markOf(idempotencyKey, input);
  // The work is not done for who would be refused; what decides is the second transaction.
  const earlier = await withUser(ctx, async (tx) => {
    const reply = mark && (await earlierReply(ctx, tx, mark));
    if (reply) return reply;
    if (input.session_id) await findChatSession(ctx, tx, input.session_id);
    await assertWithinLimit(ctx, tx, 'daily_ai_requests');
    return null;
  });
  if (earlier) return earlier;

  const draft = readDraft(input);
  const optimization = toOptimization(draft, await reviewed(ctx, draft));
  const latest_score = verdictOf(optimization);

  return withUser(ctx, async (tx) => {
    const reply = mark && (await earlierReply(ctx, tx, mark));
    if (reply) return reply;
    await consume(ctx, tx, 'daily_ai_requests');
    const session = input.session_id
      ? await updateChatSession(ctx, tx, input.session_id, { latest_score })
      : await createChatSession(ctx, tx, { title: sessionTitle(draft, ctx.now()), latest_score });
    const asked = await addChatMessage(ctx, tx, {
      ...mark,
      session_id: session.id,
      role: 'user',
      content: input.content,
      email_data: JSON.stringify({ email_content: input.content }),
    });
    const answered = await addChatMessage(ctx, tx, {
      session_id: session.id,
      role: 'assistant',
      content: formatDraft(optimization.optimized_email),
      optimization_results: JSON.stringify(optimization),
      idempotency_key: mark?.idempotency_key ?? null,
    });
    return { optimization, session, messages: [asked, answered] };
  });
}

/** A text that is no email to judge has no score to be listed with. */
function verdictOf({ reading, score }: Optimization): number | null {
  return reading && misread(reading) ? null : score.optimized_score;
}

/** The coach answers to any text; when it does not, there was no room or time for it. */
async function reviewed(ctx: Context, draft: Draft): Promise<Review> {
  try {
    return await ctx.review(draft);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the coach was not asked or did not finish');
    throw new AppError('unavailable');
  }
}
