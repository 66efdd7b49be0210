import type { ChatMessage, Optimization } from '@replysmith/contract';

/** An email and what the coach made of it. */
export type Exchange = {
  draft: ChatMessage;
  answer: ChatMessage & { optimization_results: Optimization };
};

/** Pairs each of the writer's emails with the answer that follows it. */
export function exchanges(messages: readonly ChatMessage[]): Exchange[] {
  const pairs: Exchange[] = [];
  let draft: ChatMessage | null = null;
  for (const message of messages) {
    if (message.role === 'user') {
      draft = message;
    } else if (draft && message.optimization_results) {
      const answer = { ...message, optimization_results: message.optimization_results };
      pairs.push({ draft, answer });
      draft = null;
    }
  }
  return pairs;
}
