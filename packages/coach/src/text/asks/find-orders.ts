import { requestVerbs } from '../../lexicon/requests/request-verbs.ts';
import type { Ask, Sentence } from '../email.ts';
import { findPhrases, phraseBook } from '../words/phrases.ts';
import { stretchOf } from '../words/stretch.ts';
import { isPutToReader } from './is-put-to-reader.ts';

const verbs = phraseBook(requestVerbs);
const idle = new Set(
  'note keep read see help like come mention look follow learn consider answer enter state start'.split(
    ' ',
  ),
);
const requested =
  /\b(?:request|require|urge|ask|beg|expect|demand|need|want|invite|encourage)(?: that)? (?:you|your \p{L}+)\b|\b(?:i|we) (?:require|request|demand|need|seek|solicit|beg)\b|\bis required\b|(?:^|(?<!\b(?:buyers|clients|customers|people|companies|tenants) )(?:\b(?:am|is|are|been)|['’](?:m|s|re)) (?:\p{L}+ ){0,2}?)(?:looking for|in search of|in need of)\b/iu;
const optOut = /\b(?:unsubscribe|opt[ -]out|remove|stop)\b/iu;
/** "Should you write about it one day, I am here." */
const inCase = /^should you\b/iu;
const longestRead = 400;

/** Jobs put to the reader outright, for an email that asks nothing else: "call me", "we request you to send". */
export function findOrders(body: string, sentences: readonly Sentence[]): Ask[] {
  return sentences.flatMap((sentence): Ask[] => {
    const text = sentence.text.slice(0, longestRead);
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
