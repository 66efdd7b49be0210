import { emptyAdjectives } from '../lexicon/wording/empty-praise.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { clauseVerbs, generalNouns } from '../lexicon/topics/topic-boundaries.ts';
import { splitRequest } from '../rewrite/requests/split-request.ts';
import { isQuestion } from '../document/asks.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { vagueAdjectives } from './find-compounds.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import type { Topic, TopicKind } from './topic.ts';

const praise: ReadonlySet<string> = new Set(emptyAdjectives);
const weights: Readonly<Record<TopicKind, number>> = {
  noticed: 5,
  theirs: 4,
  offer: 0,
  matter: 0.5,
};
const places = /^(?:at|on|about)$/u;
const mostInTail = 4;
const seeing = /^(?:notic(?:e|ed|ing)|saw|seen|found)$/u;

/** "Fernhill’s", but not "That’s" or "Let’s". */
function isNamedOwner({ key, text }: Word): boolean {
  return /^\p{Lu}.*['’]s$/u.test(text) && !englishFunctionWords.has(key.slice(0, -2));
}

function kindOf(words: readonly Word[], at: number): TopicKind | null {
  const opener = words[at];
  if (!opener) return null;
  if (opener.key === 'your' || isNamedOwner(opener)) return 'theirs';
  if (opener.key !== 'the') return null;
  const before = words[at - 1]?.key === 'that' ? words[at - 2] : words[at - 1];
  return seeing.test(before?.key ?? '') ? 'noticed' : 'matter';
}

/** "at NodeConf", "about moving the shop": what follows the thing and says which one it is. */
function tailOf({ body }: Email, words: readonly Word[], last: Word): string {
  const from = words.indexOf(last) + 1;
  const joins = (at: number) => body.slice(words[at - 1]?.end, words[at]?.start) === ' ';
  if (!places.test(words[from]?.key ?? '') || !joins(from)) return '';
  let to = from;
  for (let at = from + 1; at <= from + mostInTail && joins(at); at += 1) {
    const key = words[at]?.key ?? '';
    if (clauseVerbs.has(key)) break;
    if (!englishFunctionWords.has(key)) to = at;
    else if (!/^(?:the|an?|of)$/u.test(key)) break;
  }
  return to === from ? '' : body.slice(words[from]?.start, words[to]?.end);
}

function thingAt(email: Email, { words }: Sentence, at: number): Topic[] {
  const kind = kindOf(words, at);
  const opener = words[at]?.text ?? '';
  if (!kind) return [];
  const phrase = nounPhraseAt(email.body, words, at + 1).filter(
    ({ key }) => !praise.has(key) && !vagueAdjectives.has(key),
  );
  const bare = phrase.map(({ text }) => text).join(' ');
  const head = phrase.at(-1)?.key ?? '';
  const isGeneral =
    generalNouns.has(head) ||
    (phrase.length === 1 && genericWords.has(head)) ||
    phrase.every(({ key }) => generalNouns.has(key));
  if (phrase.length === 0 || isGeneral || /\p{Lu}/u.test(bare)) return [];
  if (kind === 'matter' && phrase.length < 2) return [];
  const last = phrase.at(-1);
  const tail = opener.toLowerCase() === 'your' && last ? tailOf(email, words, last) : '';
  const determiner = /^(?:your|the)$/iu.test(opener) ? opener.toLowerCase() : opener;
  return [{ phrase: `${determiner} ${bare}`, bare, kind, weight: weights[kind], tail }];
}

/** "your checkout", "Fernhill’s checkout", and "the checkout" that the writer noticed. */
export function findOwnedThings(email: Email): Topic[] {
  return email.sentences
    .filter((sentence) => isQuestion(sentence) || splitRequest(sentence) === null)
    .flatMap((sentence) => sentence.words.flatMap((_, at) => thingAt(email, sentence, at)));
}
