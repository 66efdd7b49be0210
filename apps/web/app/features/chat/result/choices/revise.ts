import type { LedgerLine } from '@replysmith/coach';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';
import { rescored } from './rescored.ts';
import { revisedEmail } from './revised-email.ts';
import { scoreOf } from './score-of.ts';

/** A ledger line, whether it was stored with the result or just reckoned. */
export type ScoredLine = Omit<LedgerLine, 'evidence'> & { readonly evidence: readonly string[] };

/** The email as the writer's choices leave it. */
export type Revision = EmailText & { value: number; lines: readonly ScoredLine[] };

/** Applies the choices to a stored result, and asks the coach for the score of what comes out. */
export function revise(result: Optimization, choices: RewriteChoices): Revision {
  const text = revisedEmail(result, choices);
  const { subject, body } = result.optimized_email;
  if (text.subject === subject && text.body === body) {
    const { optimized_score: value, optimized_lines: lines } = rescored(result).score;
    return { ...text, value, lines };
  }
  const { value, lines } = scoreOf(text, result.reading);
  return { ...text, value, lines };
}
