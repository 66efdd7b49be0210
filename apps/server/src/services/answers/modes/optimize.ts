import { formatDraft } from '@replysmith/coach';
import { EmailReading, misread, ScoreLine, type Optimization } from '@replysmith/contract';
import { toOptimization } from './optimization.ts';
import { readDraft } from './read-draft.ts';
import { sessionTitle } from '../../chat-sessions/session-title.ts';
import type { Mode } from './mode.ts';

/** Scores the email at once, then rewrites it. */
export const optimize: Mode = (ctx, _tx, input) => {
  const draft = readDraft(input);
  // Reckoned while the request is stored, so that a model is asked the sooner; awaited below.
  const scoring = ctx.ai.score(draft);
  scoring.catch(() => undefined);
  return Promise.resolve({
    title: sessionTitle(draft, ctx.now()),
    asked: { email_data: JSON.stringify({ email_content: input.content }) },
    write: async (writing, emit) => {
      const score = await scoring;
      emit({
        type: 'scored',
        score: score.value,
        lines: ScoreLine.array().parse(score.lines),
        reading: EmailReading.parse(score.reading),
      });
      const authored = await ctx.ai.rewrite(draft, score, writing);
      if (authored.outcome !== 'written') return authored;
      const optimization = toOptimization(draft, authored);
      const result = {
        optimization,
        message: {
          content: formatDraft(optimization.optimized_email),
          optimization_results: JSON.stringify(optimization),
        },
        latest_score: verdictOf(optimization),
      };
      return { ...authored, result };
    },
  });
};

/** A text that is no email to judge has no score to be listed with. */
function verdictOf({ reading, score }: Optimization): number | null {
  return reading && misread(reading) ? null : score.optimized_score;
}
