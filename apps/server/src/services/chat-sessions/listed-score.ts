import { verdictOf, type Optimization } from '@replysmith/contract';

/** What a session is listed with: a text that is no email to judge has no score. */
export function listedScore({ reading, score }: Optimization): number | null {
  return verdictOf(reading, score.optimized_score);
}
