import { englishFunctionWords } from '../lexicon/function-words.ts';
import { clauseVerbs, offerVerbs } from '../lexicon/topic-boundaries.ts';
import type { Email, Sentence, Word } from '../text/email.ts';

const mostWords = 4;
const stops =
  /^(?:by|with|without|so|using|through|when|while|before|after|because|that|which|who|and|or|but|from|into|per|than|until|unless|whether|where|every|each|if)$/u;
const helps = /^(?:help|helps|helped|helping|let|lets|could|can|would|might|to)$/u;
const whoms =
  /^(?:you|your|them|their|teams?|companies|brands|shops|firms|businesses|owners|people)$/u;

/** The words after an offer's verb: "fuel costs" of "cut fuel costs by 12%". */
function objectOf(body: string, words: readonly Word[], at: number): Word[] {
  const object: Word[] = [];
  for (const word of words.slice(at, at + mostWords)) {
    const last = object.at(-1);
    if (stops.test(word.key) || /^[\d%$€£]/u.test(word.text)) break;
    if (last && body.slice(last.end, word.start) !== ' ') break;
    object.push(word);
  }
  while (object.length > 0 && englishFunctionWords.has(object.at(-1)?.key ?? '')) object.pop();
  return object;
}

function isOffered(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).map(({ key }) => key);
  const last = before.at(-1) ?? '';
  if (helps.test(last)) return true;
  return before.some((key) => /^help/u.test(key)) && (whoms.test(last) || /s$/u.test(last));
}

/** "We help firms cut fuel costs by 12%" → "cutting fuel costs": what the writer offers to do. */
export function findOffers(
  email: Email,
  sentences: readonly Sentence[] = email.sentences,
): string[] {
  return sentences.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const gerund = offerVerbs[word.key];
      if (gerund === undefined || !Object.hasOwn(offerVerbs, word.key) || !isOffered(words, at))
        return [];
      const object = objectOf(email.body, words, at + 1);
      const first = object[0];
      const last = object.at(-1);
      if (
        !first ||
        !last ||
        clauseVerbs.has(first.key) ||
        /^(?:it|this|that|them|you|a|an|the)$/u.test(object.map(({ key }) => key).join(' '))
      )
        return [];
      return [`${gerund} ${email.body.slice(first.start, last.end).replace(/\s+/gu, ' ')}`];
    }),
  );
}
