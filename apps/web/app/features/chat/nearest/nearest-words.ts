import type { NearestTemplate } from '@replysmith/contract';

export function sourceWords({ source, category }: NearestTemplate): string {
  return source === 'own' ? `Yours, ${category}` : `Library, ${category}`;
}

/** How alike two texts are, from 0 to 1, in words: those on the same matter for the same purpose are from 0.4 on. */
export function likenessWords(similarity: number): string {
  if (similarity >= 0.85) return 'nearly the same';
  return similarity >= 0.4 ? 'much alike' : 'alike in part';
}
