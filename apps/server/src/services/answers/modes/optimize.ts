import { parseBrief } from '@replysmith/coach';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import { sessionTitle } from '../../chat-sessions/titles/session-title.ts';
import type { Context } from '../../context.ts';
import type { Assignment, Mode } from './mode.ts';
import { toOptimization } from './optimization.ts';
import { readDraft } from './read-draft.ts';
import { scored } from './scored.ts';
import { storedEmail } from './stored-email.ts';
import { writeFromBrief } from './write-from-brief.ts';

/** Has a pasted email rewritten, and an email written where a brief was sent. */
export const optimize: Mode = (ctx, _tx, input) => {
  const brief = parseBrief(input.content);
  return Promise.resolve(brief ? writeFromBrief(ctx, input, brief) : rewrite(ctx, input));
};

/** Scores the email at once, then rewrites it. */
function rewrite(ctx: Context, input: OptimizeEmailRequest): Assignment {
  const { content, manner = 'full', stage, profile } = input;
  const draft = readDraft(input);
  // Reckoned while the request is stored, so that a model is asked the sooner; awaited below.
  const scoring = ctx.ai.score(draft);
  scoring.catch(() => undefined);
  return {
    title: sessionTitle(draft),
    asked: { email_content: content, manner, stage, profile },
    write: async (writing, emit) => {
      const score = await scoring;
      emit(scored(score));
      const authored = await ctx.ai.rewrite({ draft, score, manner }, writing);
      if (authored.outcome !== 'written') return authored;
      const optimization = await toOptimization(ctx, draft, authored, { manner, brief: null });
      return { ...authored, result: storedEmail(optimization) };
    },
  };
}
