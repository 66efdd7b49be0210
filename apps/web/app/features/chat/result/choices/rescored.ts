import { score, scoreBasis } from '@replysmith/coach';
import type { EmailText, Optimization } from '@replysmith/contract';
import { choicesOf, take } from './choices.ts';
import { revisedEmail } from './revised-email.ts';

/** A stored result by today's score: values of different versions are not compared. */
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
      const taken = revisedEmail(result, take(choicesOf(null), offer.id));
      return { ...offer, gain: scoreOf(taken).value - after.value };
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
