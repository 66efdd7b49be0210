import type { Document, ReadSentence } from '../document/read-draft.ts';
import { matcher, type Pattern } from '../document/match.ts';
import type { Span } from '../draft.ts';
import type { Finding, Rule } from './rule.ts';

type WordRule = Omit<Rule, 'find' | 'steps'> & {
  readonly patterns: readonly Pattern[];
  /** How many findings are the gravest; 1 when absent. */
  readonly steps?: number;
  /** Sentences that the words mean something else in. */
  readonly unless?: readonly Pattern[];
  readonly applies?: (doc: Document) => boolean;
  readonly reason: (quote: string, count: number) => string;
  readonly fix: string;
};

/** A rule that certain words break, in the subject or in a sentence: the more of them, the graver. */
export function wordRule({
  patterns,
  unless = [],
  steps = 1,
  applies,
  reason,
  fix,
  ...rule
}: WordRule): Rule {
  const words = matcher(patterns);
  const excuse = matcher(unless);
  return {
    ...rule,
    steps,
    find(doc): Finding | null {
      if (applies && !applies(doc)) return null;
      const inSubject = words.find(doc.subject).map((hit): Span => ({ field: 'subject', ...hit }));
      const inBody = doc.sentences.flatMap(({ tokens }) =>
        excuse.test(tokens)
          ? []
          : words.find(tokens).map((hit): Span => ({ field: 'body', ...hit })),
      );
      const spans = [...inSubject, ...inBody];
      const first = spans[0];
      if (!first) return null;
      const { email } = doc;
      const quote = (email[first.field] ?? '').slice(first.start, first.end);
      return {
        severity: Math.min(steps, spans.length),
        spans,
        reason: reason(quote, spans.length),
        fix,
      };
    },
  };
}

/** The whole of sentences, as spans. */
export function sentenceSpans(sentences: readonly ReadSentence[]): Span[] {
  return sentences.map(({ start, end }) => ({ field: 'body', start, end }));
}
