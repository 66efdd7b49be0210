import type { LibraryTemplate } from '@replysmith/contract';

type Text = Pick<LibraryTemplate, 'subject_line' | 'email_content'>;

/** The similarity of two templates, from 0 to 1 each. */
export type Likeness = {
  /** The share of common three-word runs: finds the same sentences. */
  readonly shingles: number;
  /** The cosine of their words, rare ones weighing more: finds the same subject in other words. */
  readonly words: number;
};

/** Variables are left out: the writer supplies them. */
function wordsOf({ subject_line, email_content }: Text): string[] {
  const text = `${subject_line}\n${email_content}`.replace(/\{\{\w+\}\}/gu, ' ').toLowerCase();
  return text.match(/\p{L}+(?:’\p{L}+)?/gu) ?? [];
}

function shinglesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

/** Each word of a text with its weight; the vector has length 1. */
function weigh(words: readonly string[], rarity: ReadonlyMap<string, number>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const word of words) weights.set(word, (weights.get(word) ?? 0) + (rarity.get(word) ?? 0));
  const length = Math.hypot(...weights.values());
  return new Map([...weights].map(([word, weight]) => [word, length > 0 ? weight / length : 0]));
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return [...one].reduce((sum, [word, weight]) => sum + weight * (other.get(word) ?? 0), 0);
}

/** Compares two of the texts by index. */
export function likenessAmong(texts: readonly Text[]): (one: number, other: number) => Likeness {
  const words = texts.map(wordsOf);
  const shingles = words.map(shinglesOf);
  const holders = new Map<string, number>();
  for (const word of words.flatMap((list) => [...new Set(list)])) {
    holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  const rarity = new Map([...holders].map(([word, n]) => [word, Math.log(texts.length / n)]));
  const weights = words.map((list) => weigh(list, rarity));
  return (one, other) => ({
    shingles: jaccard(shingles[one] ?? new Set(), shingles[other] ?? new Set()),
    words: cosine(weights[one] ?? new Map(), weights[other] ?? new Map()),
  });
}
