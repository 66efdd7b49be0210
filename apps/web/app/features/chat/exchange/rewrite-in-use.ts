import { byUse, type ChatMessage } from '@replysmith/contract';
import { hasResult, type ResultAnswer } from './exchange.ts';

/** The rewrite in use in a session; null when there is none. */
export function rewriteInUse(messages: readonly ChatMessage[]): ResultAnswer | null {
  return byUse(messages.filter(hasResult))[0] ?? null;
}
