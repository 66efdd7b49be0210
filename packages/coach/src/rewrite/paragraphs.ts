import type { Sentence } from '../document/email.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { newlineOf } from '../wording.ts';
import { paragraphs as rule } from '../rules/paragraphs.ts';
import { isIn, leansBack } from './cuts.ts';
import type { Candidate } from './edit.ts';

/** A shorter block is easy to take in. */
const longBlock = 60;
/** A comfortable paragraph length. */
const targetWords = 45;
const mostParts = 4;

/**
 * Long blocks become paragraphs of about 45 words, with the ask in one of its own; sentences that go are not counted.
 */
export function breakWalls(doc: Document, cuts: readonly Candidate[]): Candidate[] {
  const { email } = doc;
  const line = newlineOf(email.body);
  const stays = (sentence: Sentence) => !isIn(cuts, sentence);
  const byStart = new Map(doc.sentences.map((sentence) => [sentence.start, sentence]));
  return email.paragraphs.flatMap(({ sentences, text }) => {
    const own = sentences.filter(stays).flatMap(({ start }) => byStart.get(start) ?? []);
    if (wordsOf(own) < longBlock || text.includes('\n')) return [];
    return openings(doc, own).flatMap((at): Candidate[] => {
      const next = own[at];
      const before = sentences[sentences.findIndex(({ start }) => start === next?.start) - 1];
      if (!next || !before || !stays(before)) return [];
      const reason =
        'A long block looks like work; with a break here it is taken in piece by piece.';
      const [start, end] = [before.end, next.start];
      return [{ field: 'body', start, end, after: line + line, rule: rule.id, reason }];
    });
  });
}

function wordsOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

/** Which sentences of a block open a paragraph of their own. */
function openings({ email }: Document, sentences: readonly ReadSentence[]): number[] {
  const mayOpen = (at: number) => at > 0 && !!sentences[at] && !leansBack(sentences[at]);
  const ask = sentences.findIndex(({ start }) =>
    email.asks.some((one) => one.sentence.start === start),
  );
  const ends = ask > 0 && mayOpen(ask) && wordsOf(sentences.slice(ask)) <= targetWords * 1.5;
  const before = ends ? sentences.slice(0, ask) : sentences;
  const parts = Math.min(mostParts - (ends ? 1 : 0), Math.round(wordsOf(before) / targetWords));
  const total = wordsOf(before);
  const opens = new Set<number>(ends ? [ask] : []);
  for (let part = 1; part < parts; part += 1) {
    const distance = (at: number) =>
      Math.abs(wordsOf(before.slice(0, at)) - (total * part) / parts);
    const nearest = before
      .map((_, at) => at)
      .filter(mayOpen)
      .toSorted((one, other) => distance(one) - distance(other))[0];
    if (nearest !== undefined) opens.add(nearest);
  }
  return [...opens].toSorted((one, other) => one - other);
}
