import { orderOpeners, orders } from '../../lexicon/requests/orders.ts';
import type { Sentence, Word } from '../email.ts';

const boundary = /[,;:!?()•—–>/&+]|\n\s*[-*]/u;
const asking = new Set('please kindly you'.split(' '));
const modals = new Set('can could may might should must will would do'.split(' '));
const wishes = new Set('you welcome invited requested encouraged asked advised urged'.split(' '));

/**
 * Whether the word at an offset is a job put to the reader, "sign up", "please download", "you can book", "like you to
 * register": neither a noun ("your sign-up page", "no sign-up") nor what somebody else does ("which part to order").
 */
export function isPutToReader(body: string, { words }: Sentence, start: number): boolean {
  const at = words.findIndex((word) => word.end > start);
  const word = words[at];
  if (!word || word.start !== start || word.key.includes('-')) return false;
  const before = skipOpeners(words, at);
  const last = words[before];
  if (!last || boundary.test(body.slice(last.end, words[before + 1]?.start ?? start))) return true;
  if (asking.has(last.key)) return true;
  if (modals.has(last.key)) return words[before - 1]?.key === 'you' || before === 0;
  return last.key === 'to' && (wishes.has(words[before - 1]?.key ?? '') || isOrder(words));
}

/** "Click here to sign up" */
function isOrder([first]: readonly Word[]): boolean {
  return orders.has(first?.key ?? '');
}

/** The last word before that is not "also", "and", "just"; -1 when there is none. */
function skipOpeners(words: readonly Word[], from: number): number {
  let at = from - 1;
  while (at >= 0 && orderOpeners.has(words[at]?.key ?? '')) at -= 1;
  return at;
}
