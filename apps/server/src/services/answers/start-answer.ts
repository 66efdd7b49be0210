import type { MessageType, OptimizeEmailRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { isAllowanceSpent } from '../ai-requests/is-allowance-spent.ts';
import { openAiRequest } from '../ai-requests/open-ai-request.ts';
import { addChatMessage } from '../chat-messages/add-chat-message.ts';
import { createChatSession } from '../chat-sessions/create-chat-session.ts';
import { findChatSession } from '../chat-sessions/find-chat-session.ts';
import type { Context } from '../context.ts';
import { earlierAnswer, markOf } from './earlier-answer.ts';
import { knownFacts } from './known-facts.ts';
import { converse } from './modes/converse.ts';
import type { Mode } from './modes/mode.ts';
import { optimize } from './modes/optimize.ts';
import { simulateClient } from './modes/simulate-client.ts';
import type { RunningAnswer } from './running-answer.ts';
import { writeAnswer } from './write-answer.ts';

const modes: Readonly<Record<MessageType, Mode>> = {
  email_optimization: optimize,
  conversation: converse,
  client_simulation: simulateClient,
};

/**
 * Stores what is asked, takes what it costs, and begins to write the answer; or finds the answer
 * that the same request got when it was first sent. From here on the answer is written and kept
 * whether or not anybody waits for it. A refused request has done nothing.
 */
export async function startAnswer(
  ctx: Context,
  input: OptimizeEmailRequest,
  idempotencyKey?: string,
): Promise<RunningAnswer> {
  const mark = idempotencyKey === undefined ? null : markOf(idempotencyKey, input);
  const answer = ctx.answers.open(ctx.newId(), ctx.user.id);
  try {
    const begun = await withUser(ctx, async (tx) => {
      const earlier = mark && (await earlierAnswer(ctx, tx, mark));
      if (earlier) return earlier;
      const known = input.session_id ? await findChatSession(ctx, tx, input.session_id) : null;
      const assignment = await modes[input.message_type](ctx, tx, input);
      const session =
        known ??
        (await createChatSession(ctx, tx, { title: assignment.title, latest_score: null }));
      const asked = await addChatMessage(ctx, tx, {
        ...assignment.asked,
        session_id: session.id,
        role: 'user',
        message_type: input.message_type,
        content: input.content,
      });
      await openAiRequest(ctx, tx, {
        id: answer.id,
        session_id: session.id,
        message_type: input.message_type,
        asked_message_id: asked.id,
        idempotency_key: mark?.idempotency_key ?? null,
        request_digest: mark?.request_digest ?? null,
      });
      return {
        ...{ assignment, session, asked },
        facts: [...(await knownFacts(ctx, tx)), input.email_signature ?? ''],
        preferences: input.user_preferences ?? null,
        isSpent: await isAllowanceSpent(ctx, tx),
      };
    });
    if (!('assignment' in begun)) {
      ctx.answers.forget(answer.id);
      return begun;
    }
    void writeAnswer(ctx, answer, begun);
    return answer;
  } catch (error) {
    ctx.answers.forget(answer.id);
    throw error;
  }
}
