import { createHash } from 'node:crypto';
import type { EmailText } from '@replysmith/contract';
import type { Evaluated } from './evaluate-models.ts';

/** Two emails for a blind comparison. */
type Pair = {
  readonly id: string;
  readonly kind: string;
  readonly a: EmailText;
  readonly b: EmailText;
};

/** What the pairs were made of, by id; for counting, not for readers. */
type PairKey = Readonly<
  Record<string, { readonly email: string; readonly by: string; readonly rewrite: 'a' | 'b' }>
>;

/** A pair for each rewrite that a model, or the coach in its own run, made and that changed something. */
export function pairsOf(evaluated: readonly Evaluated[]): { pairs: Pair[]; key: PairKey } {
  const made = evaluated.flatMap(({ summary: { model: by }, answers, texts }) =>
    texts.flatMap(({ id: email, kind, original, result }, at) => {
      const isOwn = by === 'coach' || answers[at]?.engine === 'model';
      if (!isOwn || !result || isSame(original, result)) return [];
      const hash = createHash('sha256').update(`${email} ${by}`).digest('hex');
      const id = hash.slice(1, 11);
      const rewrite = Number.parseInt(hash.charAt(0), 16) % 2 === 0 ? 'a' : 'b';
      const [a, b] = rewrite === 'a' ? [result, original] : [original, result];
      return { pair: { id, kind, a, b }, of: { email, by, rewrite } as const };
    }),
  );
  // Sorted by hash, so that the order reveals nothing.
  const sorted = made.toSorted((one, other) => (one.pair.id < other.pair.id ? -1 : 1));
  return {
    pairs: sorted.map(({ pair }) => pair),
    key: Object.fromEntries(sorted.map(({ pair, of }) => [pair.id, of])),
  };
}

function isSame(one: EmailText, other: EmailText): boolean {
  return one.subject === other.subject && one.body === other.body;
}
