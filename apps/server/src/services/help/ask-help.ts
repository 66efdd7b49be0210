import type { HelpChatbotReply, HelpChatbotRequest, HelpMessage } from '@replysmith/contract';
import { withFigures } from '@replysmith/help';
import { withUser } from '../../db/with-user.ts';
import type { HelpQuestion, Outcome } from '../../ports/ai.ts';
import { addSpent } from '../ai-requests/add-spent.ts';
import { failAiRequest } from '../ai-requests/fail-ai-request.ts';
import { openAiRequest } from '../ai-requests/open-ai-request.ts';
import { settleAiRequest } from '../ai-requests/settle-ai-request.ts';
import { spentIn } from '../answers/writing/spent-in.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { listPricingPlans } from '../pricing-plans/list-pricing-plans.ts';
import { answerFromHelp, greet, textOf, type OwnAnswer } from './answer-from-help.ts';
import { findHelp } from './find-help.ts';
import { keepHelpMessages } from './keep-help-messages.ts';
import { newestHelpMessages } from './list-help-messages.ts';

/** So many messages before it say what a question is about. */
const remembered = 10;

/**
 * Answers a question about the product from its help pages, and keeps both. It counts against no
 * plan, but among the questions of the hour. When `signal` fires, or the chat
 * is cleared meanwhile, nothing is kept.
 */
export async function askHelp(
  ctx: Context,
  { message, context }: HelpChatbotRequest,
  signal: AbortSignal,
): Promise<HelpChatbotReply> {
  const question = message.trim();
  if (question === '') return replyOf(greet(), { engine: 'coach' }, []);
  const page = context?.currentPage ?? null;
  const id = ctx.newId();
  // Open before anybody can see it in the ledger: what runs there and is not open was abandoned.
  const running = ctx.answers.running.open(id, ctx.user.id);
  const stop = () => running.stop();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const { isSpent, earlier } = await begin(ctx, id);
    const asked = earlier.findLast(({ role }) => role === 'user')?.content;
    const hits = findHelp(question, asked);
    const plans = await listPricingPlans(ctx);
    const own = answerFromHelp(hits, plans);
    const outcome = await write(
      ctx,
      {
        ...{ text: question, page, own: own.text, earlier: exchanges(earlier) },
        items: hits.map(({ item }) => ({
          title: item.title,
          text: withFigures(textOf(item), plans),
        })),
      },
      { isSpent, signal: running.signal },
    );
    return await end(ctx, id, outcome, { question, page, own });
  } finally {
    signal.removeEventListener('abort', stop);
    ctx.answers.running.forget(id);
  }
}

function begin(ctx: Context, id: string) {
  return withUser(ctx, async (tx) => {
    const earlier = await newestHelpMessages(ctx, tx, remembered);
    const { isSpent } = await openAiRequest(ctx, tx, {
      ...{ id, session_id: null, message_type: 'help', asked_message_id: null },
      ...{ idempotency_key: null, request_digest: null },
    });
    return { isSpent, earlier };
  });
}

async function write(
  ctx: Context,
  question: HelpQuestion,
  { isSpent, signal }: { readonly isSpent: boolean; readonly signal: AbortSignal },
): Promise<Outcome<string>> {
  const endTurn = await ctx.answers.turns.take(ctx.user.id, signal);
  const nobody = { sender: { name: '', company: '', signature: '' }, known: [], preferences: null };
  const quiet = { onText: () => undefined, onRewind: () => undefined };
  const outcome = await ctx.ai
    .help(question, { ...nobody, ...quiet, isSpent, signal })
    .finally(endTurn);
  // What was written all the same is read by nobody.
  return signal.aborted ? { ...outcome, outcome: 'stopped', kept: '' } : outcome;
}

type Answered = {
  readonly question: string;
  readonly page: string | null;
  readonly own: OwnAnswer;
};

async function end(
  ctx: Context,
  id: string,
  outcome: Outcome<string>,
  { question, page, own }: Answered,
): Promise<HelpChatbotReply> {
  const spent = spentIn(outcome);
  if (outcome.outcome !== 'written') {
    const status = outcome.outcome;
    await withUser(ctx, async (tx) => {
      const isClosed = await failAiRequest(ctx, tx, id, { status, ...spent });
      if (!isClosed) await addSpent(ctx, tx, id, spent);
    });
    throw new AppError(status === 'stopped' ? 'stopped' : 'unavailable');
  }
  const answer = { ...own, text: outcome.result };
  const { engine } = outcome;
  const messages = await withUser(ctx, async (tx) => {
    const nothing = { isCounted: false, answer_message_id: null };
    if (await settleAiRequest(ctx, tx, id, { ...nothing, status: 'answered', ...spent })) {
      return keepHelpMessages(ctx, tx, {
        ...{ question, page },
        answer: { ...own, content: answer.text, engine },
      });
    }
    await addSpent(ctx, tx, id, spent);
    return [];
  });
  return replyOf(answer, { engine }, messages);
}

function replyOf(
  { text, citations, suggestions, is_known }: OwnAnswer,
  { engine }: Pick<HelpChatbotReply, 'engine'>,
  messages: HelpMessage[],
): HelpChatbotReply {
  return { response: text, citations, suggestions, is_known, engine, messages };
}

function exchanges(messages: readonly HelpMessage[]): HelpQuestion['earlier'] {
  return messages.flatMap(({ role, content }, index) => {
    const next = messages[index + 1];
    return role === 'user' && next?.role === 'assistant'
      ? [{ question: content, answer: next.content }]
      : [];
  });
}
