import type { Exchange } from '../../exchange/exchange.ts';
import type { FoundPlace } from './found-place.ts';

/** Which of the tries of a message holds what was found; below 0 where none does. */
export function foundTry(exchanges: readonly Exchange[], found: FoundPlace | null): number {
  if (!found) return -1;
  return exchanges.findIndex(
    ({ draft, answer }) => draft.id === found.messageId || answer?.id === found.messageId,
  );
}
