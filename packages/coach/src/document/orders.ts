import data from '../../data/words/asks.json' with { type: 'json' };
import type { Ask, Sentence, Word } from './email.ts';
import { findPhrases, phraseBook } from './sentences.ts';
import { stretchOf } from './stretch.ts';

const boundary = /[,;:!?()•—–>/&+]|\n\s*[-*]/u;
const asking = new Set(data.askers);
const modals = new Set(data.modals);
const wishes = new Set(data.wishes);
/** What may stand before the verb of an order. */
const orderOpeners = new Set(data.orderOpeners);
/** Verbs that open an order: "send", "don't forget", "awaiting your reply". */
const orders = new Set(data.orders);

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

/** What an email tells its reader to do: "send", "call", "fill in". */
const verbs = phraseBook(data.requestVerbs);
const idle = new Set(data.idleVerbs);
const requested =
  /\b(?:request|require|urge|ask|beg|expect|demand|need|want|invite|encourage)(?: that)? (?:you|your \p{L}+)\b|\b(?:i|we) (?:require|request|demand|need|seek|solicit|beg)\b|\bis required\b|(?:^|(?<!\b(?:buyers|clients|customers|people|companies|tenants) )(?:\b(?:am|is|are|been)|['’](?:m|s|re)) (?:\p{L}+ ){0,2}?)(?:looking for|in search of|in need of)\b/iu;
const optOut = /\b(?:unsubscribe|opt[ -]out|remove|stop)\b/iu;
/** "Should you write about it one day, I am here." */
const inCase = /^should you\b/iu;
const longestOrder = 400;

/** Jobs put to the reader outright, for an email that asks nothing else: "call me", "we request you to send". */
export function findOrders(body: string, sentences: readonly Sentence[]): Ask[] {
  return sentences.flatMap((sentence): Ask[] => {
    const text = sentence.text.slice(0, longestOrder);
    if (sentence.words.length === 0 || optOut.test(text) || inCase.test(text)) return [];
    const order = findPhrases(sentence.words, verbs).find(
      ({ phrase, start }) => !idle.has(phrase) && isPutToReader(body, sentence, start),
    );
    if (order) return [{ ...stretchOf(body, order.start, sentence.end), kind: 'action', sentence }];
    const found = requested.exec(text);
    if (!found) return [];
    const start = sentence.start + found.index;
    return [{ ...stretchOf(body, start, sentence.end), kind: 'action', sentence }];
  });
}
