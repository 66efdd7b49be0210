import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { clauseVerbs, offerVerbs, outcomeVerbs } from '../lexicon/topics/topic-boundaries.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import type { Topic } from './topic.ts';

const mostWords = 4;
const weight = 4;
const ends =
  /^(?:by|with|without|so|using|through|when|while|before|after|because|that|which|who|and|or|but|from|into|per|than|until|unless|whether|where|every|each|if|at|in|on|for|as|across)$/u;
const empty =
  /^(?:it|this|that|them|you|us|sure|more|a|an|the|time|money|time and money|stuff|things?|something|anything)$/u;
const modal = /^(?:can|could|would|might|will|['’]ll|to)$/u;
const writer = /^(?:i|we)$/u;

/** The words after an offer's verb: "fuel costs" of "cut fuel costs by 12%". */
function objectOf(body: string, words: readonly Word[], at: number): string | null {
  const object: Word[] = [];
  for (const word of words.slice(at, at + mostWords)) {
    const last = object.at(-1);
    if (ends.test(word.key) || clauseVerbs.has(word.key) || /ly$|^\p{N}/u.test(word.key)) break;
    if (last && body.slice(last.end, word.start) !== ' ') break;
    object.push(word);
  }
  while (object.length > 0 && englishFunctionWords.has(object.at(-1)?.key ?? '')) object.pop();
  const first = object[0];
  const last = object.at(-1);
  if (!first || !last) return null;
  const text = body.slice(first.start, last.end);
  return empty.test(text.toLowerCase()) ? null : text;
}

/** "help firms cut", "we can cut", "we cut": the writer says what they do for others. */
function isOffered(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).map(({ key }) => key);
  const last = before.at(-1) ?? '';
  if (before.slice(0, -1).some((key) => /^help(?:s|ed|ing)?$/u.test(key)))
    return !/^(?:a|an|the|your|our)$/u.test(last);
  if (/^help(?:s|ed|ing)?$/u.test(last)) return true;
  const isOutcome = outcomeVerbs.has(words[at]?.key ?? '');
  if (modal.test(last)) return isOutcome && before.slice(0, -1).some((key) => writer.test(key));
  return isOutcome && writer.test(last);
}

/** "We help firms cut fuel costs by 12%" → "cutting fuel costs": what the writer offers to do. */
export function findOffers(
  email: Email,
  sentences: readonly Sentence[] = email.sentences,
): Topic[] {
  return sentences.flatMap(({ words }) =>
    words.flatMap(({ key }, at): Topic[] => {
      if (!Object.hasOwn(offerVerbs, key) || !isOffered(words, at)) return [];
      const object = objectOf(email.body, words, at + 1);
      if (object === null) return [];
      const phrase = `${offerVerbs[key] ?? key} ${object}`;
      return [
        {
          phrase,
          bare: phrase,
          kind: 'offer',
          weight: outcomeVerbs.has(key) ? weight : weight - 2,
        },
      ];
    }),
  );
}
