import { emptyAdjectives } from '../lexicon/empty-praise.ts';
import { generalNouns } from '../lexicon/topic-boundaries.ts';
import type { Email, Sentence, Word } from '../text/email.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import type { Topic, TopicKind } from './topic.ts';

const praise: ReadonlySet<string> = new Set(emptyAdjectives);
const weights: Readonly<Record<TopicKind, number>> = {
  noticed: 5,
  theirs: 4,
  offer: 0,
  matter: 0.5,
};
const seeing = /^(?:notic(?:e|ed|ing)|saw|seen|found)$/u;

function kindOf(words: readonly Word[], at: number): TopicKind | null {
  const opener = words[at];
  if (!opener) return null;
  if (opener.key === 'your' || /^\p{Lu}.*['’]s$/u.test(opener.text)) return 'theirs';
  if (opener.key !== 'the') return null;
  return words.slice(Math.max(0, at - 2), at).some(({ key }) => seeing.test(key))
    ? 'noticed'
    : 'matter';
}

function thingAt(email: Email, { words }: Sentence, at: number): Topic[] {
  const kind = kindOf(words, at);
  const opener = words[at]?.text ?? '';
  if (!kind) return [];
  const phrase = nounPhraseAt(email.body, words, at + 1).filter(({ key }) => !praise.has(key));
  const bare = phrase.map(({ text }) => text).join(' ');
  const isGeneral =
    generalNouns.has(phrase.at(-1)?.key ?? '') || phrase.every(({ key }) => generalNouns.has(key));
  if (phrase.length === 0 || isGeneral || /\p{Lu}/u.test(bare)) return [];
  if (kind === 'matter' && phrase.length < 2) return [];
  const determiner = /^(?:your|the)$/iu.test(opener) ? opener.toLowerCase() : opener;
  return [{ phrase: `${determiner} ${bare}`, bare, kind, weight: weights[kind] }];
}

/** "your checkout", "Fernhill’s checkout", and "the checkout" that the writer noticed. */
export function findOwnedThings(email: Email): Topic[] {
  return email.sentences.flatMap((sentence) =>
    sentence.words.flatMap((_, at) => thingAt(email, sentence, at)),
  );
}
