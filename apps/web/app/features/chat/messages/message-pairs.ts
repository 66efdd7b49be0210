import {
  type ChatMessage,
  type Instructions,
  type Optimization,
  byUse,
} from '@replysmith/contract';

/** A message of the writer's with its answer, if any. */
export type MessagePair = { draft: ChatMessage; answer: ChatMessage | null };

/** An answer with a result that can be shown. Older ones may have text only. */
export type ResultAnswer = ChatMessage & { optimization_results: Optimization };

/** Pairs the writer's messages with the answers that follow them. */
export function messagePairs(messages: readonly ChatMessage[]): MessagePair[] {
  const pairs: MessagePair[] = [];
  for (const message of messages) {
    const last = pairs.at(-1);
    if (message.role === 'user') pairs.push({ draft: message, answer: null });
    else if (last?.answer === null) last.answer = message;
  }
  return pairs;
}

export function hasResult(answer: ChatMessage): answer is ResultAnswer {
  return answer.optimization_results !== null;
}

/** Whether an answer is only text. */
export function isTextOnly(answer: ChatMessage): boolean {
  return !hasResult(answer) && !(answer.is_partial && isEmail(answer));
}

export function isEmail({ message_type }: ChatMessage): boolean {
  return message_type === 'email_optimization';
}

/** What the writer asked for with a message besides its words: every other variant of it asks for the same. */
export function instructionsOf({ draft, answer }: MessagePair): Instructions {
  const { email_content: _, ...stored } = draft.email_data ?? {};
  return Object.keys(stored).length > 0 ? stored : statedBy(answer);
}

/** Older messages did not store them, so most are taken from the answer. */
function statedBy(answer: MessagePair['answer']): Instructions {
  if (answer?.client_reply) return { persona: answer.client_reply.persona };
  if (!answer?.optimization_results) return {};
  const { manner, reading } = answer.optimization_results;
  return {
    manner,
    ...(reading && !reading.isStageGuessed && { stage: reading.stage }),
    ...(reading && !reading.isProfileGuessed && { profile: reading.profile }),
  };
}

/** The rewrite in use in a session; null when there is none. */
export function rewriteInUse(messages: readonly ChatMessage[]): ResultAnswer | null {
  return byUse(messages.filter(hasResult))[0] ?? null;
}

/** Every variant of one message of the writer's, in the order they were made. */
export type Variants = {
  /** The id of the first try. */
  readonly id: string;
  readonly pairs: readonly MessagePair[];
};

/** The messages of a session, with the variants of a message where the first one was. */
export function variantsOf(messages: readonly ChatMessage[]): Variants[] {
  const byFirst = new Map<string, MessagePair[]>();
  for (const pair of messagePairs(messages)) {
    const first = pair.draft.variant_of ?? pair.draft.id;
    const others = byFirst.get(first);
    if (others) others.push(pair);
    else byFirst.set(first, [pair]);
  }
  return Array.from(byFirst, ([id, together]) => ({ id, pairs: together }));
}

/** Whether nothing about them has changed since the last rendering. */
export function isSameVariants(a: Variants, b: Variants): boolean {
  return (
    a.pairs.length === b.pairs.length &&
    a.pairs.every(({ draft, answer }, index) => {
      const other = b.pairs[index];
      return draft === other?.draft && answer === other.answer;
    })
  );
}
