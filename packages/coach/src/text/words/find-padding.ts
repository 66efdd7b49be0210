import { languagesOfWord } from '../../lexicon/words/common-words.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import type { Sentence } from '../email.ts';

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
