import type { Sentence, Stretch, Word } from './email.ts';
import { onceFor } from './memo.ts';
import { isBlank, splitLines, stretchOf, trimmedStretch, withoutInvisible } from './stretch.ts';
import { beforeNumbers, exclaimingNames, openAbbreviations, titles } from '../lexicon/layout.ts';
import { languagesOfWord, sentenceStarters } from '../lexicon/english.ts';
import { englishFunctionWords } from '../lexicon/function-words.ts';

const chunk = /[^\s\u2013\u2014\u2026|]+/gu;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;
const leadingSigns = /^[^\p{L}\p{N}$€£¥#@&]+/u;
const trailingSign = /[^\p{L}\p{N}%+]/u;
const lastCharacters = 32;

/** The words between two offsets. A unit (merge tag, blank) counts as one word however it is spelt. */
export function scanWords(
  text: string,
  start: number,
  end: number,
  units: readonly Stretch[] = [],
): Word[] {
  const words: Word[] = [];
  let from = start;
  for (const unit of units) {
    if (unit.end <= start || unit.start >= end) continue;
    pushWords(words, text, from, unit.start);
    words.push({ ...unit, key: wordKey(unit.text) });
    from = unit.end;
  }
  pushWords(words, text, from, end);
  return words;
}

function pushWords(words: Word[], text: string, start: number, end: number): void {
  const slice = text.slice(start, end);
  for (const match of slice.matchAll(chunk)) {
    const piece = match[0];
    if (!hasLetterOrDigit.test(piece)) continue;
    const lead = leadingSigns.exec(piece)?.[0].length ?? 0;
    const length = trimmedLength(piece);
    if (length <= lead) continue;
    const at = start + match.index;
    const word = stretchOf(text, at + lead, at + length);
    words.push({ ...word, key: wordKey(word.text) });
  }
}

function trimmedLength(piece: string): number {
  let length = piece.length;
  const floor = Math.max(0, length - lastCharacters);
  while (length > floor && trailingSign.test(piece[length - 1] ?? '')) {
    const low = piece.charCodeAt(length - 1);
    if (low >= 0xdc00 && low <= 0xdfff && hasLetterOrDigit.test(piece.slice(length - 2, length)))
      break;
    length -= 1;
  }
  return length;
}

function wordKey(text: string): string {
  return withoutInvisible(text).toLowerCase().replaceAll('’', "'");
}

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

/** Phrases by their first word. `_` in a phrase stands for any one word; hyphens count as spaces. */
type PhraseBook = ReadonlyMap<string, readonly (readonly string[])[]>;

type PhraseHit = { readonly start: number; readonly end: number; readonly phrase: string };

type Part = { readonly key: string; readonly opens: Word | null; readonly closes: Word | null };

export function phraseBook(phrases: readonly string[]): PhraseBook {
  const book = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const tokens = phrase.split(/[ -]/u);
    const first = tokens[0] ?? '';
    const alike = book.get(first);
    if (alike) alike.push(tokens);
    else book.set(first, [tokens]);
  }
  for (const list of book.values()) list.sort((one, other) => other.length - one.length);
  return book;
}

/** Every phrase in the words, longest first at each place, never overlapping, made of whole words. */
export function findPhrases(words: readonly Word[], book: PhraseBook): PhraseHit[] {
  const parts = partsIn(words);
  const hits: PhraseHit[] = [];
  let at = 0;
  while (at < parts.length) {
    const tokens = longestAt(parts, at, book);
    const first = parts[at]?.opens;
    const last = tokens && parts[at + tokens.length - 1]?.closes;
    if (tokens && first && last) {
      hits.push({ start: first.start, end: last.end, phrase: tokens.join(' ') });
    }
    at += tokens?.length ?? 1;
  }
  return hits;
}

export function hasPhrase(words: readonly Word[], book: PhraseBook): boolean {
  const parts = partsIn(words);
  return parts.some((_, at) => longestAt(parts, at, book) !== undefined);
}

/** A sentence is searched for many lists: split it once. */
const partsIn = onceFor((words: readonly Word[]): readonly Part[] => words.flatMap(partsOf));

function partsOf(word: Word): Part[] {
  if (!word.key.includes('-')) return [{ key: word.key, opens: word, closes: word }];
  const keys = word.key.split('-');
  return keys.map((key, at) => ({
    key,
    opens: at === 0 ? word : null,
    closes: at === keys.length - 1 ? word : null,
  }));
}

function longestAt(parts: readonly Part[], at: number, book: PhraseBook) {
  const part = parts[at];
  if (!part?.opens) return undefined;
  return book
    .get(part.key)
    ?.find(
      (tokens) =>
        parts[at + tokens.length - 1]?.closes &&
        tokens.every((token, offset) => token === '_' || token === parts[at + offset]?.key),
    );
}

const listWords = 6;
const functionWordShare = 0.1;
const oneWordShare = 0.4;
const chantWords = 12;
const distinctShare = 0.4;
const fragmentWords = 2;
const fragmentRun = 3;

/** Sentences that say nothing new: repeats, lists of keywords, strings of signs, runs of fragments. */
export function findPadding(sentences: readonly Sentence[]): Sentence[] {
  const seen = new Set<string>();
  const fragments = fragmentRuns(sentences);
  return sentences.filter((sentence) => {
    const key = sentence.words.map((word) => word.key).join(' ');
    const repeats = key !== '' && seen.has(key);
    seen.add(key);
    return repeats || isSigns(sentence) || isWordList(sentence) || fragments.has(sentence);
  });
}

function isSigns(sentence: Sentence): boolean {
  return (
    sentence.words.length === 0 && /[?!.]{3,}|(?:[?!]\s+){2}/u.test(sentence.text.slice(0, 40))
  );
}

function isWordList(sentence: Sentence): boolean {
  const { words } = sentence;
  if (words.length < listWords) return false;
  const counts = new Map<string, number>();
  let most = 0;
  for (const { key } of words) {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    most = Math.max(most, count);
  }
  if (most > words.length * oneWordShare) return true;
  if (words.length >= chantWords && counts.size < words.length * distinctShare) return true;
  return words.filter((word) => isFunctionWord(word.key)).length < words.length * functionWordShare;
}

function fragmentRuns(sentences: readonly Sentence[]): Set<Sentence> {
  const found = new Set<Sentence>();
  let run: Sentence[] = [];
  for (const sentence of sentences) {
    if (isFragment(sentence)) run.push(sentence);
    else run = [];
    if (run.length === fragmentRun) for (const fragment of run) found.add(fragment);
    else if (run.length > fragmentRun) found.add(sentence);
  }
  return found;
}

function isFragment({ words, text }: Sentence): boolean {
  return (
    words.length > 0 &&
    words.length <= fragmentWords &&
    !text.endsWith('?') &&
    !words.some((word) => isFunctionWord(word.key))
  );
}

function isFunctionWord(key: string): boolean {
  return englishFunctionWords.has(key) || languagesOfWord.has(key);
}

/** Whether a full stop may only have ended an abbreviation: what follows in the line begins no sentence. */
export function isCutOff(body: string, { end }: { readonly end: number }): boolean {
  return body[end - 1] === '.' && /^[ \t]+[\p{Ll}\d(]/u.test(body.slice(end, end + 4));
}
