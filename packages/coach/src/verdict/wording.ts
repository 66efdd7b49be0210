import type { Document } from '../document/read-draft.ts';
import type { Token } from '../document/language.ts';
import { lemmaOf } from '../document/language.ts';
import type { Span } from '../draft.ts';

/** What the learned line looks at: each lemma and each pair of neighbouring lemmas, once. */
export function wordFeatures({ subject, sentences }: Document): Map<string, Span> {
  const found = new Map<string, Span>();
  const add = (name: string, span: Span) => {
    if (!found.has(name)) found.set(name, span);
  };
  const read = (tokens: readonly Token[], field: Span['field']) => {
    let before: Token | null = null;
    for (const token of tokens) {
      const lemma = lemmaOf(token);
      const { start, end } = token;
      if (token.tag !== 'PUNCT') add(lemma, { field, start, end });
      if (before) add(`${lemmaOf(before)} ${lemma}`, { field, start: before.start, end });
      before = token;
    }
  };
  read(subject, 'subject');
  for (const { tokens } of sentences) read(tokens, 'body');
  return found;
}
