import { openAbbreviations, titles } from '../../lexicon/abbreviations.ts';
import { sentenceStarters } from '../../lexicon/sentence-starters.ts';
import type { Sentence, Stretch } from '../email.ts';
import { scanWords } from './scan-words.ts';
import { isBlank, splitLines } from './split-lines.ts';
import { trimmedStretch } from './stretch.ts';

const bullet = /^\s*(?:[-*•·▪‣–—]|\d{1,2}[.)]|[a-z]\))\s+/u;
const sentenceEnd = /(?<![.!?…])[.!?…]+["'”’»)\]]*(?=\s|$)/gu;
const tokenBefore = /[\p{L}\p{N}.&]{1,12}$/u;
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

/** A bullet opens a block; other lines continue the one above. */
function blocksOf(paragraph: Stretch): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = [];
  for (const line of splitLines(paragraph.text)) {
    if (isBlank(line)) continue;
    const marker = bullet.exec(line.text);
    const last = blocks.at(-1);
    const end = paragraph.start + line.end;
    if (marker) blocks.push({ start: paragraph.start + line.start + marker[0].length, end });
    else if (last) last.end = end;
    else blocks.push({ start: paragraph.start + line.start, end });
  }
  return blocks;
}

function cutsIn(text: string): number[] {
  const cuts: number[] = [];
  for (const match of text.matchAll(sentenceEnd)) {
    const cut = match.index + match[0].length;
    if (endsSentence(text, match.index, match[0], cut)) cuts.push(cut);
  }
  return cuts;
}

function endsSentence(text: string, at: number, sign: string, cut: number): boolean {
  const next = nextWord.exec(text.slice(cut, cut + 60))?.[1];
  if (next === undefined) return true;
  if (/^(?:\.{2,}|…)/u.test(sign)) return !/^\p{Ll}/u.test(next);
  if (!sign.startsWith('.')) return true;
  const before = tokenBefore.exec(text.slice(Math.max(0, at - 12), at))?.[0].toLowerCase();
  if (before === undefined) return true;
  if (titles.has(before)) return false;
  const isInitial = /^\p{L}$/u.test(before) && !/[}\]]/u.test(text[at - 2] ?? '');
  if (isInitial && before !== 'i') return false;
  if (openAbbreviations.has(before))
    return sentenceStarters.has(next.toLowerCase()) && /^\p{Lu}/u.test(next);
  return true;
}
