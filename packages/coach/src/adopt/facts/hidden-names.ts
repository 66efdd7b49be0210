import { everydayWords } from '../../lexicon/adopt/everyday-words.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { genericWords } from '../../lexicon/words/generic-words.ts';
import { sentenceStarters } from '../../lexicon/words/sentence-starters.ts';
import type { Email, Stretch, Word } from '../../document/email.ts';
import { stretchOf } from '../../document/stretch.ts';
import { stemOf } from '../units/stem-of.ts';
import type { Sources } from './sources.ts';

const capital = /^\p{Lu}\p{Ll}/u;
const everyday: ReadonlySet<string> = new Set([...everydayWords].map(stemOf));

/**
 * Words that are names to nobody who wants proof: in "Ask Jenny Smith" nearly each has a capital, and any sentence
 * begins with one. Where a fact needs a source, an unknown word with a capital is a name until somebody has heard of
 * it; the first of a sentence only beside another.
 */
export function hiddenNames({ body, sentences }: Email, sources: Sources): Stretch[] {
  const isUnknown = ({ text, key }: Word) => capital.test(text) && !isKnown(key, sources);
  return sentences.flatMap(({ words }) =>
    words
      .filter((word, at) => {
        if (!isUnknown(word)) return false;
        const next = words[at + 1];
        const isPair = next && isUnknown(next) && body.slice(word.end, next.start) === ' ';
        return isPair || !opens(body, words[at - 1], word);
      })
      .map(({ start, end, text }) =>
        stretchOf(body, start, end - (/['’]s$/u.exec(text)?.[0].length ?? 0)),
      ),
  );
}

function opens(body: string, before: Word | undefined, { start }: Word): boolean {
  return !before || /[^\p{L}\p{N},;'’ -]/u.test(body.slice(before.end, start));
}

function isKnown(key: string, { stems }: Sources): boolean {
  const bare = key.replace(/'s$/u, '');
  const stem = stemOf(bare);
  return (
    [sentenceStarters, englishFunctionWords, genericWords].some((list) => list.has(bare)) ||
    everyday.has(stem) ||
    stems.has(stem)
  );
}
