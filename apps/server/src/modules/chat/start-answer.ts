import {
  Answer,
  type MessageType,
  type OptimizeEmailRequest,
  UserPreferences,
  fullNameOf,
} from '@replysmith/contract';
import { hasServerLeft } from '../../platform/db/server-presence.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { KnownWriter, Question } from '../../platform/ai/ai.ts';
import { failAiRequest, openAiRequest } from './ai-requests.ts';
import { addChatMessage, assertSessionHasRoom, earlierQuestions, messagesOf } from './messages.ts';
import { rewriteInUse } from './rewrite-in-use.ts';
import { createChatSession, holdChatSession } from './session-rows.ts';
import { sessionTitle, titleByMoment } from './session-title.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { digestOfRequest } from '../../platform/context/idempotency.ts';
import { assertLeft } from '../billing/limits.ts';
import { markCampaignInChat } from '../campaigns/service.ts';
import { holdTemplate } from '../templates/template-rows.ts';
import {
  type Assignment,
  type PendingAnswer,
  type Mode,
  type FirstVariant,
  findFirstVariant,
} from './answer-mode.ts';
import { beginningOf, storedEnding, withAnswers } from './stored-answer.ts';
import { optimize } from './optimize.ts';
import { simulateClient } from './simulate-client.ts';
import { type RunningAnswer, endedAnswer } from '../../platform/realtime/answer-streams.ts';
import { followAnswer } from './follow-answer.ts';
import { writeAnswer } from './write-answer.ts';

/** Answers a question, with the session's latest email in view. */
const converse: Mode = async (ctx, tx, { content, session_id }, first) => {
  const latest = await rewriteInUse(ctx, tx, session_id);
  const earlier = await messagesOf(ctx, tx, session_id, {
    type: 'conversation',
    before: first?.position,
  });
  const question: Question = {
    text: content,
    latest: latest?.email,
    made: latest
      ? { original: latest.optimization.original_email, changes: latest.optimization.changes }
      : undefined,
    earlier: earlierQuestions(earlier),
  };
  return {
    title: sessionTitle({ subject: null, body: content }),
    emailData: null,
    write: async (writing) => {
      const authored = await ctx.ai.answer(question, writing);
      if (authored.outcome !== 'written') return authored;
      const { result } = authored;
      const answer = Answer.parse({
        ...authored,
        is_known: result.isKnown,
        citations: result.citations,
        evidence: result.evidence,
        follow_ups: result.followUps,
      });
      const message = { content: result.text, answer: JSON.stringify(answer) };
      return { ...authored, result: { optimization: null, message } };
    },
  };
};

const modes: Readonly<Record<MessageType, Mode>> = {
  email_optimization: optimize,
  conversation: converse,
  client_simulation: simulateClient,
};

/**
 * Stores what is asked, reserves what it costs and begins to write the answer, or finds the answer
 * that the same request got before. From then on the answer is written and kept whether or not
 * anybody waits for it. A refused request changes nothing.
 */
export async function startAnswer(
  ctx: Context,
  input: OptimizeEmailRequest,
  idempotencyKey: string | null = null,
): Promise<RunningAnswer> {
  const mark = idempotencyKey === null ? null : markOf(idempotencyKey, input);
  // Opened before the ledger shows it: a running request that is not open here counts as abandoned.
  const answer = ctx.answers.running.open(ctx.newId(), ctx.user.id);
  try {
    const find = async (tx: UserTransaction) => {
      const earlier = mark && (await earlierAnswer(ctx, tx, mark));
      return earlier ? { earlier } : { pending: await begin(ctx, tx, answer.id, input, mark) };
    };
    // The answer is stored later in the same session, and its commit makes this one durable too.
    const found = await withAnswers(ctx, find, { isLasting: false });
    if (found.pending) {
      void writeAnswer(ctx, answer, found.pending);
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
): Promise<PendingAnswer> {
  const { session_id, message_type, content } = input;
  // Checked first, so that emails that will be refused are not even scored, which would slow down
  // everybody.
  if (message_type === 'email_optimization') await assertLeft(ctx, tx, 'daily_ai_requests');
  const known = session_id && (await holdChatSession(ctx, tx, session_id));
  if (known) await assertSessionHasRoom(ctx, tx, known.id);
  const first = await findFirstVariant(ctx, tx, input);
  const assignment = await modes[message_type](ctx, tx, input, first);
  const session = known || (await openSession(ctx, tx, assignment));
  const origin = first ?? (await takeOrigin(ctx, tx, input, session.id));
  const question = await addChatMessage(ctx, tx, {
    ...{ session_id: session.id, role: 'user', message_type, content },
    variant_of: first?.id ?? null,
    campaign_id: origin.campaign_id,
    template_id: origin.template_id,
    email_data: assignment.emailData && JSON.stringify(assignment.emailData),
  });
  const { isSpent } = await openAiRequest(ctx, tx, {
    ...{ id, session_id: session.id, message_type, asked_message_id: question.id },
    idempotency_key: mark?.idempotency_key ?? null,
    request_digest: mark?.request_digest ?? null,
  });
  const writer = await knownWriter(ctx, tx, input);
  return { id, session, question, assignment, writer, isSpent };
}

async function openSession(ctx: Context, tx: UserTransaction, { title }: Assignment) {
  const named = title ?? (await titleByMoment(ctx, tx));
  return createChatSession(ctx, tx, { title: named, latest_score: null });
}

type Origin = Pick<FirstVariant, 'campaign_id' | 'template_id'>;

/**
 * The campaign and the template that a new text came from. One that no longer exists is left out,
 * and is no reason to refuse the text.
 */
async function takeOrigin(
  ctx: Context,
  tx: UserTransaction,
  { campaign_id, template_id }: Pick<OptimizeEmailRequest, 'campaign_id' | 'template_id'>,
  sessionId: string,
): Promise<Origin> {
  return {
    campaign_id: campaign_id ? await markCampaignInChat(ctx, tx, campaign_id, sessionId) : null,
    template_id: template_id ? await holdTemplate(ctx, tx, template_id) : null,
  };
}

type Asked = Pick<OptimizeEmailRequest, 'email_signature' | 'user_preferences'>;

/** Who writes: from their profile, unless the request says otherwise. */
export async function knownWriter(
  ctx: Context,
  tx: UserTransaction,
  { email_signature, user_preferences }: Asked,
): Promise<KnownWriter> {
  const profile = await tx
    .selectFrom('profiles')
    .select(['full_name', 'full_name_override', 'company', 'email_signature'])
    .select('optimization_preferences')
    .where('id', '=', ctx.user.id)
    .executeTakeFirst();
  const name = (profile && fullNameOf(profile)) ?? '';
  const company = profile?.company ?? '';
  const signatures = [email_signature?.trim() ?? '', profile?.email_signature ?? ''];
  const liked = UserPreferences.safeParse(profile?.optimization_preferences);
  return {
    sender: { name, company, signature: signatures.find((one) => one !== '') ?? '' },
    known: [name, company, ...signatures].filter((fact) => fact !== ''),
    preferences: user_preferences ?? (liked.success ? liked.data : null),
  };
}

/**
 * The answer that this request got, or is getting, when it was first sent; null when it is new.
 * Reliable only under the person's lock for answers.
 */
async function earlierAnswer(
  ctx: Context,
  tx: UserTransaction,
  mark: RequestMark,
): Promise<RunningAnswer | null> {
  const earlier = await tx
    .selectFrom('ai_requests')
    .select(['id', 'status', 'request_digest', 'server_id', 'session_id'])
    .select(hasServerLeft('server_id').as('hasServerStopped'))
    .where('user_id', '=', ctx.user.id)
    .where('idempotency_key', '=', mark.idempotency_key)
    .executeTakeFirst();
  if (!earlier) return null;
  const began = earlier.session_id === mark.session_id ? mark.digest_of_new : null;
  if (![mark.request_digest, began].includes(earlier.request_digest)) {
    throw new AppError('idempotency_key_reused');
  }
  const running = ctx.answers.running.find(earlier.id);
  if (running) return running;
  if (earlier.status === 'running') {
    const isElsewhere = earlier.server_id !== ctx.serverId && !earlier.hasServerStopped;
    if (isElsewhere) {
      return followAnswer(ctx, earlier.id, await beginningOf(ctx, tx, earlier.id));
    }
    // Nobody writes it any more, so it is done anew, unless it has ended since it was read.
    if (await failAiRequest(ctx, tx, earlier.id)) return null;
  }
  return endedAnswer(earlier.id, ctx.user.id, await storedEnding(ctx, tx, earlier.id));
}

/** How a repeated request is recognised: by the caller's key and a digest of what was asked. */
type RequestMark = {
  readonly idempotency_key: string;
  readonly request_digest: string;
  readonly session_id: string | null;
  /** The digest it had when it was sent first, if it began its session. */
  readonly digest_of_new: string;
};

function markOf(key: string, request: OptimizeEmailRequest): RequestMark {
  return {
    idempotency_key: key,
    request_digest: digestOfRequest(request),
    session_id: request.session_id,
    digest_of_new: digestOfRequest({ ...request, session_id: null }),
  };
}
