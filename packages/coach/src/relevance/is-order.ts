import { orderOpeners, orders } from '../lexicon/requests/orders.ts';
import type { Word } from '../document/email.ts';

const mostOpeners = 3;

/** "And please send this to your HR department": what is asked of the reader is not known of them. */
export function isOrder(words: readonly Word[]): boolean {
  const opening = words.slice(0, mostOpeners + 1);
  const first = opening.findIndex(({ key }) => !orderOpeners.has(key));
  const isBegged = opening.some(({ key }) => key === 'please' || key === 'kindly');
  return isBegged || orders.has(opening[first]?.key ?? '');
}
