import { score, scoreBasis } from '@replysmith/coach';
import type { EmailText, Optimization } from '@replysmith/contract';

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
  return {
    ...result,
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
