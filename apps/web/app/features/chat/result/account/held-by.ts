import { ceilingOf } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';
import type { Revision, ScoredLine } from '../choices/revise.ts';

/** The line whose ceiling the score stands at: until it is mended, nothing else can raise the score. */
export type Hold = {
  readonly rule: string;
  /** The first words of the email that it is about, or none when something is missing. */
  readonly words: string | null;
  /** What it is called in the middle of a sentence. */
  readonly fact: string;
};

export function heldBy({ value, lines, ...text }: Revision): Hold | null {
  const line = lines.find(({ rule }) => ceilingOf(rule) === value);
  if (!line) return null;
  const fact = line.name.charAt(0).toLowerCase() + line.name.slice(1);
  return { rule: line.rule, words: firstWords(line, text), fact };
}

function firstWords({ spans: [span] }: ScoredLine, text: EmailText): string | null {
  if (!span) return null;
  return text[span.field]?.slice(span.start, span.end) ?? null;
}
