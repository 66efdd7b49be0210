import type { ChatMessage } from '@replysmith/contract';
import { usedFrom } from '../../../data/chat/used-from.ts';
import { hasResult, type Exchange, type ResultAnswer } from './exchange.ts';

/** The place of the try that is in use; of those that came at one moment, the last. */
export function placeInUse(exchanges: readonly Exchange[]): number {
  return latest(exchanges, ({ draft, answer }) => usedFrom(answer ?? draft));
}

/** The rewrite in use in a session: the one that came or was chosen last; null when there is none. */
export function rewriteInUse(messages: readonly ChatMessage[]): ResultAnswer | null {
  const rewrites = messages.filter(hasResult);
  return rewrites[latest(rewrites, usedFrom)] ?? null;
}

function latest<Item>(items: readonly Item[], momentOf: (item: Item) => string): number {
  const moments = items.map((item) => Date.parse(momentOf(item)));
  return moments.lastIndexOf(Math.max(...moments));
}
