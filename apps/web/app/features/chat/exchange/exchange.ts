import type { ChatMessage, Optimization } from '@replysmith/contract';

/** An email and what was answered to it, if anything. */
export type Exchange = { draft: ChatMessage; answer: ChatMessage | null };

/** An answer whose result can be shown; one stored in an older form is text only. */
export type ResultAnswer = ChatMessage & { optimization_results: Optimization };

/** Pairs each of the writer's emails with the answer that follows it. */
export function exchanges(messages: readonly ChatMessage[]): Exchange[] {
  const pairs: Exchange[] = [];
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

/** An answer in words, with nothing to lay out beside them. */
export function isTextOnly(answer: ChatMessage): boolean {
  return !hasResult(answer) && !(answer.is_partial && isEmail(answer));
}

export function isEmail({ message_type }: ChatMessage): boolean {
  return message_type === 'email_optimization';
}
