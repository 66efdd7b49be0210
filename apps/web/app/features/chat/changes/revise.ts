import { type Score, score, scoreBasis } from '@replysmith/coach';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';
import { type ScoredLine, choicesOf, take } from './choices.ts';
import { revisedEmail } from './revised-email.ts';

const cache = new Map<string, Score>();

const cacheSize = 32;

/**
 * The coach's score of an email. The last few are cached, because typing asks for the same ones at
 * every key.
 */
export function scoreOf({ subject, body }: EmailText, reading: Optimization['reading']): Score {
  const { stage, profile } = reading ?? {};
  const key = JSON.stringify([subject, body, stage, profile]);
  const scored = cache.get(key) ?? score({ subject, body, stage, profile });
  cache.delete(key);
  cache.set(key, scored);
  for (const [oldest] of cache) {
    if (cache.size <= cacheSize) break;
    cache.delete(oldest);
  }
  return scored;
}

/**
 * A stored result with its scores computed again, since scores of different versions cannot be
 * compared.
 */
export function rescored(result: Optimization): Optimization {
  if (result.score.version === scoreBasis.version) return result;
  const { stage, profile } = result.reading ?? {};
  const scoreOf = (email: EmailText) => {
    const { value, lines } = score({ ...email, stage, profile });
    return {
      value,
      lines: lines.map(({ spans, evidence, ...line }) => ({
        ...line,
        spans: [...spans],
        evidence: [...evidence],
      })),
    };
  };
  const [before, after] = [scoreOf(result.original_email), scoreOf(result.optimized_email)];
  const winsOf = (rule: string) => after.lines.find((line) => line.rule === rule)?.wins ?? 0;
  return {
    ...result,
    offers: result.offers.map((offer) => {
      const revised = revisedEmail(result, take(choicesOf(null), offer.id));
      return { ...offer, gain: scoreOf(revised).value - after.value };
    }),
    questions: result.questions.map((question) => ({
      ...question,
      wins: Math.max(1, winsOf(question.id)),
    })),
    score: {
      ...result.score,
      version: scoreBasis.version,
      original_score: before.value,
      original_lines: before.lines,
      optimized_score: after.value,
      optimized_lines: after.lines,
    },
  };
}

/** The email with the writer's choices applied. */
export type Revision = EmailText & { value: number; lines: readonly ScoredLine[] };

/** Applies the choices to a stored result and scores the outcome. */
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
