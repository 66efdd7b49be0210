import { useSignedInUser } from '../../../data/session.ts';
import { keepWork } from '../../../lib/kept-work.ts';
import { useKeptText } from '../composer/use-kept-text.ts';
import type { Exchange } from '../messages/exchange.ts';
import type { Tries } from './tries-of.ts';

/** Which try of a message is shown: the newest, unless another was picked since it came. */
export function useShownTry({ id, exchanges }: Tries) {
  const { id: userId } = useSignedInUser();
  const key = `${userId}:try:${id}`;
  const picked = useKeptText(key);
  const markOf = ({ draft }: Exchange) => `${String(exchanges.length)}:${draft.id}`;
  const found = exchanges.findIndex((exchange) => markOf(exchange) === picked);
  const at = found < 0 ? exchanges.length - 1 : found;
  return {
    at,
    /** Shows the try at a place, and remembers it. */
    show: (index: number) => {
      const exchange = exchanges[index];
      if (exchange) keepWork(key, index === exchanges.length - 1 ? '' : markOf(exchange));
    },
  };
}
