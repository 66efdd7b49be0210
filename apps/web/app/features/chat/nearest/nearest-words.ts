import type { NearestTemplate } from '@replysmith/contract';

export function sourceWords({ source, category }: NearestTemplate): string {
  return source === 'own' ? `Yours, ${category}` : `Library, ${category}`;
}

/** How alike two texts are, from 0 to 1, in words; a text itself comes to a little over 0.6. */
export function likenessWords(similarity: number): string {
  if (similarity >= 0.6) return 'nearly the same';
  return similarity >= 0.4 ? 'much alike' : 'alike in part';
}
