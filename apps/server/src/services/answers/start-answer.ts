import type { MessageType, OptimizeEmailRequest } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import { openAiRequest } from '../ai-requests/open-ai-request.ts';
import { addChatMessage } from '../chat-messages/add-chat-message.ts';
import { createChatSession } from '../chat-sessions/create-chat-session.ts';
import { titleByMoment } from '../chat-sessions/titles/title-by-moment.ts';
import { holdChatSession } from '../chat-sessions/hold-chat-session.ts';
import type { Context } from '../context.ts';
import { assertLeft } from '../limits.ts';
import { findTried } from './asked/find-tried.ts';
import { takeOrigin } from './asked/take-origin.ts';
import type { Begun } from './writing/begun.ts';
import { earlierAnswer } from './kept/earlier-answer.ts';
import { knownWriter } from './asked/known-writer.ts';
import { converse } from './modes/converse.ts';
import type { Assignment, Mode } from './modes/mode.ts';
import { optimize } from './modes/optimize.ts';
import { simulateClient } from './modes/simulate-client.ts';
import { markOf, type RequestMark } from './asked/request-mark.ts';
import type { RunningAnswer } from './running/running-answer.ts';
import { withAnswers } from './with-answers.ts';
import { writeAnswer } from './writing/write-answer.ts';

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
  // Open before anybody can see it in the ledger: what runs there and is not open was abandoned.
  const answer = ctx.answers.running.open(ctx.newId(), ctx.user.id);
  try {
    const find = async (tx: UserTransaction) => {
      const earlier = mark && (await earlierAnswer(ctx, tx, mark));
      return earlier ? { earlier } : { begun: await begin(ctx, tx, answer.id, input, mark) };
    };
    // The answer cannot be kept without what is stored here: that lasts when the answer does.
    const found = await withAnswers(ctx, find, { isLasting: false });
    if (found.begun) {
      void writeAnswer(ctx, answer, found.begun);
      return answer;
    }
    ctx.answers.running.forget(answer.id);
    return found.earlier;
  } catch (error) {
    ctx.answers.running.forget(answer.id);
    throw error;
  }
}

async function begin(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  input: OptimizeEmailRequest,
  mark: RequestMark | null,
): Promise<Begun> {
  const { session_id, message_type, content } = input;
  // Their emails are not even read: that would hold up everybody else's.
  if (message_type === 'email_optimization') await assertLeft(ctx, tx, 'daily_ai_requests');
  const known = session_id && (await holdChatSession(ctx, tx, session_id));
  const tried = await findTried(ctx, tx, input);
  const assignment = await modes[message_type](ctx, tx, input, tried);
  const session = known || (await openSession(ctx, tx, assignment));
  const origin = tried ?? (await takeOrigin(ctx, tx, input, session.id));
  const asked = await addChatMessage(ctx, tx, {
    ...{ session_id: session.id, role: 'user', message_type, content },
    variant_of: tried?.id ?? null,
    campaign_id: origin.campaign_id,
    template_id: origin.template_id,
    email_data: assignment.asked && JSON.stringify(assignment.asked),
  });
  const { isSpent } = await openAiRequest(ctx, tx, {
    ...{ id, session_id: session.id, message_type, asked_message_id: asked.id },
    idempotency_key: mark?.idempotency_key ?? null,
    request_digest: mark?.request_digest ?? null,
  });
  const writer = await knownWriter(ctx, tx, input);
  return { id, session, asked, assignment, writer, isSpent };
}

async function openSession(ctx: Context, tx: UserTransaction, { title }: Assignment) {
  const named = title ?? (await titleByMoment(ctx, tx));
  return createChatSession(ctx, tx, { title: named, latest_score: null });
}
