import { exchanges, type Exchange } from './exchange.ts';
import type { ChatMessage } from '@replysmith/contract';

/** Every try of one message of the writer's, in the order they were made. */
export type Tries = {
  /** The id of the first. */
  readonly id: string;
  readonly exchanges: readonly Exchange[];
};

/** What was said in a session, with the tries of a message together in the place of the first. */
export function triesOf(messages: readonly ChatMessage[]): Tries[] {
  const byFirst = new Map<string, Exchange[]>();
  for (const exchange of exchanges(messages)) {
    const first = exchange.draft.variant_of ?? exchange.draft.id;
    const others = byFirst.get(first);
    if (others) others.push(exchange);
    else byFirst.set(first, [exchange]);
  }
  return Array.from(byFirst, ([id, together]) => ({ id, exchanges: together }));
}

/** Whether nothing about them has changed since they were last drawn. */
export function isSameTries(a: Tries, b: Tries): boolean {
  return (
    a.exchanges.length === b.exchanges.length &&
    a.exchanges.every(({ draft, answer }, index) => {
      const other = b.exchanges[index];
      return draft === other?.draft && answer === other.answer;
    })
  );
}
