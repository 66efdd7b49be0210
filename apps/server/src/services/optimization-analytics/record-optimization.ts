import { misread, type ChatMessage, type Optimization } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { ruleLosses } from './rule-losses.ts';

type Recorded = {
  readonly asked: Pick<ChatMessage, 'template_id' | 'campaign_id'>;
  readonly answer: Pick<ChatMessage, 'id' | 'session_id'>;
  readonly optimization: Optimization;
  readonly industry: string | null;
};

/** Writes down what an optimisation won; nothing where there was no email to win it for. */
export async function recordOptimization(
  ctx: Context,
  tx: UserTransaction,
  { asked, answer, optimization, industry }: Recorded,
): Promise<void> {
  const { reading, brief, score } = optimization;
  if (brief !== null || misread(reading) !== null) return;
  await tx
    .insertInto('optimization_analytics')
    .values({
      id: ctx.newId(),
      user_id: ctx.user.id,
      session_id: answer.session_id,
      message_id: answer.id,
      template_id: asked.template_id,
      campaign_id: asked.campaign_id,
      original_score: score.original_score,
      optimized_score: score.optimized_score,
      score_version: score.version,
      improvement_areas: score.improvement_areas,
      industry_context: industry,
      rule_losses: JSON.stringify(ruleLosses(score)),
      created_at: ctx.now(),
    })
    .execute();
}
