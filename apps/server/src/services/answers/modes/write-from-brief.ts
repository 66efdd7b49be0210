import type { Brief } from '@replysmith/coach';
import type { OptimizeEmailRequest } from '@replysmith/contract';
import { sessionTitle } from '../../chat-sessions/titles/session-title.ts';
import type { Context } from '../../context.ts';
import type { Assignment } from './mode.ts';
import { toOptimization } from './optimization.ts';
import { scored } from './scored.ts';
import { storedEmail } from './stored-email.ts';

/** Has the email written that a brief asks for. The brief says what it is to be like, then the profile. */
export function writeFromBrief(
  ctx: Context,
  { content, stage, profile }: OptimizeEmailRequest,
  brief: Brief,
): Assignment {
  const name = [brief.campaign, brief.audience, brief.category].find((text) => text !== '') ?? null;
  const manner = 'full';
  return {
    title: sessionTitle({ subject: name, body: content }),
    asked: { manner, stage, profile },
    write: async (writing, emit) => {
      const tone = brief.tone || (writing.preferences?.tone ?? '');
      const said = { stage, profile };
      const composed = await ctx.ai.compose({ ...brief, tone }, writing.sender, said);
      emit(scored(composed.score));
      const authored = await ctx.ai.writeComposed(composed, writing);
      if (authored.outcome !== 'written') return authored;
      const optimization = await toOptimization(ctx, authored.result, authored, {
        manner,
        brief: content,
      });
      return { ...authored, result: storedEmail(optimization) };
    },
  };
}
