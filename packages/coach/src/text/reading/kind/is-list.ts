import { englishFunctionWords } from '../../../lexicon/words/function-words.ts';
import type { Sentence, Stretch } from '../../email.ts';

const item = /^\s*(?:[-*+•·▪‣–—☐☑✓✔]|\[[ xX]?\]|\d{1,2}[.):]|[a-z]\))\s+\S/u;
const heading = /:\s*$/u;
const fewestItems = 3;
const itemShare = 0.7;
const longestEntry = 6;
const fewestEntries = 4;
const functionWordShare = 0.15;
const proseWords = 9;
const proseShare = 0.3;

/** Items one under the other, or words set side by side, with next to nothing said about them. */
export function isList(lines: readonly Stretch[], sentences: readonly Sentence[]): boolean {
  if (sentences.filter(isProse).length > 0) return false;
  const body = lines.filter(({ text }) => !heading.test(text));
  const items = body.filter(({ text }) => item.test(text)).length;
  if (items >= fewestItems && items >= body.length * itemShare) return true;
  const words = sentences.flatMap((sentence) => sentence.words);
  const small = words.filter(({ key }) => englishFunctionWords.has(key)).length;
  if (small > words.length * functionWordShare) return false;
  return (
    (body.length >= fewestEntries && body.every(isEntry)) ||
    entriesBetweenCommas(body) >= fewestEntries * 2
  );
}

/** A whole sentence, as an email has them and a list has not. */
function isProse({ words }: Sentence): boolean {
  const small = words.filter(({ key }) => englishFunctionWords.has(key)).length;
  return words.length >= proseWords && small >= words.length * proseShare;
}

function isEntry({ text }: Stretch): boolean {
  return text.trim().split(/\s+/u).length <= longestEntry && !/[.!?]\s*$/u.test(text);
}

function entriesBetweenCommas(lines: readonly Stretch[]): number {
  return lines.reduce((sum, { text }) => sum + text.split(/[,;|]/u).length, 0);
}
