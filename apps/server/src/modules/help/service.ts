import {
  type HelpChatbotReply,
  type HelpChatbotRequest,
  type HelpMessage,
  type PricingPlan,
  lengths,
} from '@replysmith/contract';
import { type HelpHit, type HelpItem, helpTopics, searchHelp, withFigures } from '@replysmith/help';
import { type UserTransaction, withUser } from '../../platform/db/with-user.ts';
import type { HelpQuestion, Outcome } from '../../platform/ai/ai.ts';
import { addSpent, failAiRequest, openAiRequest, settleAiRequest } from '../chat/ai-requests.ts';
import { spentIn } from '../chat/answer-mode.ts';
import { earlierQuestions } from '../chat/messages.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { helpMessageColumns, newestHelpMessages, toHelpMessage } from './messages.ts';
import { listPricingPlans } from '../billing/plans.ts';

type OwnAnswer = Pick<HelpChatbotReply, 'citations' | 'suggestions' | 'is_known'> & {
  readonly text: string;
};

const mostSuggestions = 3;
const firstQuestions = helpTopics.flatMap(({ items }) => items.slice(0, 1));

const greeting =
  'I am an automatic assistant, and I answer only from the help pages. What would you like to know?';

const unknown =
  'The help pages say nothing about this, so I do not know. Try other words, or search the Help Center. What makes an email good is for the chat: choose **Ask Question** there. To reach a person, choose **Contact Support**.';

function greet(): OwnAnswer {
  return { text: greeting, citations: [], suggestions: titlesOf(firstQuestions), is_known: true };
}

/** An answer in the words of the help: the best item, and the next ones to ask about. */
function answerFromHelp(
  hits: readonly HelpHit[],
  plans: readonly PricingPlan[],
  retention: Context['retention'],
): OwnAnswer {
  const [best, ...further] = hits;
  if (!best) {
    const suggestions = titlesOf(firstQuestions);
    return { text: unknown, citations: [], suggestions, is_known: false };
  }
  const beside = best.topic.items.filter(({ id }) => id !== best.item.id);
  return {
    text: withFigures(textOf(best.item), plans, retention),
    citations: hits.map(({ topic, item }) => ({
      topic: topic.id,
      item: item.id,
      title: item.title,
    })),
    suggestions: titlesOf([...further.map(({ item }) => item), ...beside]),
    is_known: true,
  };
}

/** A help item as Markdown. */
function textOf({ description, steps, example }: HelpItem): string {
  const list = steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  return [description, list, example && `Example: ${example.text}`].filter(Boolean).join('\n\n');
}

function titlesOf(items: readonly HelpItem[]): string[] {
  return [...new Set(items.map(({ title }) => title))].slice(0, mostSuggestions);
}

/** A question is not about an item that covers less of it than this, or that it does not name. */
const leastCovered = 2 / 3;
const mostItems = 3;

/**
 * The help items that answer a question, best first; empty when none does. A question that says
 * little by itself is searched together with the one before it.
 */
export function findHelp(question: string, before: string | undefined): HelpHit[] {
  const found = about(question);
  return found.length > 0 || before === undefined ? found : about(`${before} ${question}`);
}

function about(question: string): HelpHit[] {
  const hits = searchHelp(question).filter(
    ({ covered, isNamed }) => isNamed && covered >= leastCovered,
  );
  return hits.slice(0, mostItems);
}

/** How many messages before a question say what it is about. */
const remembered = 10;

/**
 * Answers a question about the product from its help pages, and stores both. Counts only against
 * the hourly limit of questions. Stores nothing when `signal` fires or the chat is cleared
 * meanwhile.
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
  // Opened before the ledger shows it: a running request that is not open here counts as abandoned.
  const running = ctx.answers.running.open(id, ctx.user.id);
  const stop = () => running.stop();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const { isSpent, earlier } = await begin(ctx, id);
    const lastQuestion = earlier.findLast(({ role }) => role === 'user')?.content;
    const hits = findHelp(question, lastQuestion);
    const plans = await listPricingPlans(ctx);
    const own = answerFromHelp(hits, plans, ctx.retention);
    const outcome = await write(
      ctx,
      {
        ...{ text: question, page, own: own.text, earlier: earlierQuestions(earlier) },
        items: hits.map(({ item }) => ({
          title: item.title,
          text: withFigures(textOf(item), plans, ctx.retention),
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
  const leaveQueue = await ctx.answers.queue.enter(ctx.user.id, signal);
  const nobody = { sender: { name: '', company: '', signature: '' }, known: [], preferences: null };
  const quiet = { onText: () => undefined, onRewind: () => undefined };
  const outcome = await ctx.ai
    .help(question, { ...nobody, ...quiet, isSpent, signal })
    .finally(leaveQueue);
  // What was written all the same is read by nobody.
  return signal.aborted ? { ...outcome, outcome: 'stopped', partialText: '' } : outcome;
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

type Exchange = {
  readonly question: string;
  readonly page: string | null;
  readonly answer: Pick<HelpMessage, 'content' | 'citations' | 'suggestions' | 'engine'>;
};

/** Stores a question with its answer, and deletes the oldest messages when there are too many. */
async function keepHelpMessages(
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
