import { type ChatMessage, type Optimization, misread } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';

type Recorded = {
  readonly question: Pick<ChatMessage, 'template_id' | 'campaign_id'>;
  readonly answer: Pick<ChatMessage, 'id' | 'session_id'>;
  readonly optimization: Optimization;
  readonly industry: string | null;
};

/** Stores what an optimization gained. Does nothing when there was no email to judge. */
export async function recordOptimization(
  ctx: Context,
  tx: UserTransaction,
  { question, answer, optimization, industry }: Recorded,
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
      template_id: question.template_id,
      campaign_id: question.campaign_id,
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

/** Points lost, as positive numbers. */
type RuleLoss = {
  readonly rule: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
};

type Lines = Pick<Optimization['score'], 'original_lines' | 'optimized_lines'>;

/** What each rule cost the original, and what it still costs the rewrite. */
function ruleLosses({ original_lines, optimized_lines }: Lines): RuleLoss[] {
  const names = new Map(
    [...original_lines, ...optimized_lines].map(({ rule, name }) => [rule, name]),
  );
  const lostTo = (ruleId: string, lines: Optimization['score']['original_lines']) =>
    lines.reduce((sum, { rule, points }) => (rule === ruleId ? sum - points : sum), 0);
  return [...names].map(([rule, name]) => ({
    ...{ rule, name },
    before: lostTo(rule, original_lines),
    after: lostTo(rule, optimized_lines),
  }));
}

/**
 * The names of all rules that cost the original of an `optimization_analytics` record points, each
 * once. Older records, whose answer was deleted before losses were stored, have only the few areas
 * that their reply named.
 */
export const areasOfRecord = sql`(
  SELECT name FROM jsonb_to_recordset(rule_losses) AS loss (name text, before integer)
  WHERE before > 0
  UNION
  SELECT unnest(improvement_areas) WHERE rule_losses = '[]'
)`;
