import { everydayWords } from '../../lexicon/adopt/everyday-words.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { stemOf } from '../units/stem-of.ts';

const word = /\p{L}[\p{L}'’]*/gu;
const blank = /\[fill in[^\]\n]{0,120}\]/giu;
const everyday: ReadonlySet<string> = new Set([...everydayWords].map(stemOf));

/** The words of a text that state something, each once and in its base form. */
export function tellingStems(text: string): string[] {
  const words = text.replace(blank, ' ').toLowerCase().replaceAll('’', "'").match(word) ?? [];
  const stems = words.filter((one) => !englishFunctionWords.has(one)).map(stemOf);
  return [...new Set(stems)].filter((stem) => stem.length > 1 && !everyday.has(stem));
}
