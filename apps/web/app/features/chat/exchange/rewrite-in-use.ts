import { byUse, type ChatMessage } from '@replysmith/contract';
import { hasResult, type Exchange, type ResultAnswer } from './exchange.ts';

/** The place of the try that is in use. */
export function placeInUse(exchanges: readonly Exchange[]): number {
  const said = exchanges.map(({ draft, answer }) => answer ?? draft);
  const [used] = byUse(said);
  return said.findIndex((message) => message === used);
}

/** The rewrite in use in a session; null when there is none. */
export function rewriteInUse(messages: readonly ChatMessage[]): ResultAnswer | null {
  return byUse(messages.filter(hasResult))[0] ?? null;
}
