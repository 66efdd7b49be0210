import {
  beforeNumbers,
  exclaimingNames,
  openAbbreviations,
  titles,
} from '../../lexicon/layout/abbreviations.ts';
import { sentenceStarters } from '../../lexicon/words/sentence-starters.ts';
import type { Sentence, Stretch } from '../email.ts';
import { scanWords } from './scan-words.ts';
import { isBlank, splitLines } from './split-lines.ts';
import { trimmedStretch } from './stretch.ts';

const bullet = /^\s*(?:[-*+•·▪◦‣–—➤►→✓✔☑☐»]\ufe0f?|[-=]?>|\d{1,2}[.)]|[a-z]\))\s+/u;
const heading = /^\s*#{1,6}\s+/u;
const sentenceEnd = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)/gu;
const tokenBefore = /[\p{L}\p{N}.&]{1,12}$/u;
const smile = /(?:[\p{Emoji_Presentation}❤☺]\ufe0f?|[:;]-?[)D]){1,6}(?=\s{1,3}\p{Lu})/gu;
const initial = /^\s*\p{Lu}\./u;
const nextWord = /^\s*["'“‘«([]*([\p{L}\p{N}’']{1,30})/u;

/** The sentences of one paragraph; every bullet is one or more of its own. */
export function splitSentences(
  body: string,
  paragraph: Stretch,
  units: readonly Stretch[],
): Sentence[] {
  return blocksOf(paragraph).flatMap(({ start, end }) => {
    const sentences: Sentence[] = [];
    let from = start;
    for (const cut of [...cutsIn(body.slice(start, end)), end - start]) {
      const stretch = trimmedStretch(body, from, start + cut);
      from = start + cut;
      if (!stretch) continue;
      sentences.push({ ...stretch, words: scanWords(body, stretch.start, stretch.end, units) });
    }
    return sentences;
  });
}

/** A bullet opens a block and a heading is one; other lines continue the one above. */
function blocksOf(paragraph: Stretch): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = [];
  let isClosed = true;
  for (const line of splitLines(paragraph.text)) {
    if (isBlank(line)) continue;
    const title = heading.exec(line.text);
    const marker = title ?? bullet.exec(line.text);
    const last = blocks.at(-1);
    const end = paragraph.start + line.end;
    if (!marker && last && !isClosed) last.end = end;
    else blocks.push({ start: paragraph.start + line.start + (marker?.[0].length ?? 0), end });
    isClosed = title !== null;
  }
  return blocks;
}

function cutsIn(text: string): number[] {
  const cuts: number[] = [];
  for (const match of text.matchAll(sentenceEnd)) {
    const cut = match.index + match[0].length;
    if (endsSentence(text, match.index, match[0], cut)) cuts.push(cut);
  }
  for (const match of text.matchAll(smile)) {
    const cut = match.index + match[0].length;
    if (opensSentence(nextWord.exec(text.slice(cut, cut + 60))?.[1] ?? '')) cuts.push(cut);
  }
  return cuts.sort((one, other) => one - other);
}

function endsSentence(text: string, at: number, sign: string, cut: number): boolean {
  const next = nextWord.exec(text.slice(cut, cut + 60))?.[1];
  if (next === undefined) return true;
  if (/^(?:\.{2,}|…)/u.test(sign)) return !/^\p{Ll}/u.test(next);
  const before = tokenBefore.exec(text.slice(Math.max(0, at - 12), at))?.[0].toLowerCase();
  if (sign === '!' && exclaimingNames.has(before ?? '')) return !/^\p{Ll}/u.test(next);
  if (!sign.startsWith('.')) return true;
  if (before === undefined) return true;
  if (titles.has(before) || (beforeNumbers.has(before) && /^\p{N}/u.test(next))) return false;
  const isInitial = /^\p{L}$/u.test(before) && !/[}\]]/u.test(text[at - 2] ?? '');
  if (isInitial && initial.test(text.slice(cut, cut + 6))) return false;
  if ((isInitial && before !== 'i') || openAbbreviations.has(before)) return opensSentence(next);
  return true;
}

function opensSentence(word: string): boolean {
  return sentenceStarters.has(word.toLowerCase()) && /^\p{Lu}/u.test(word);
}
