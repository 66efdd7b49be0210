import type { ChatMessage } from '@replysmith/contract';

/** Since when a message counts: of several rewrites the latest by this is in use. */
export function usedFrom({ chosen_at, created_at }: ChatMessage): string {
  return chosen_at ?? created_at;
}
