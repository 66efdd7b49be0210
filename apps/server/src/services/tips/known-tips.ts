import { TipCategory, TipPriority, TipStatus } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import type { TipTemplate } from './engine/tip-template.ts';

/** A tip that a person has, or once had. */
export type StoredTip = {
  readonly id: string;
  readonly status: TipStatus;
  readonly content: unknown;
  readonly context: unknown;
  readonly createdAt: Date;
  /** When it was applied or dismissed. */
  readonly decidedAt: Date | null;
  readonly wasShown: boolean;
};

export type KnownTip = { readonly template: TipTemplate; readonly stored: StoredTip | null };

/** The catalogue, and the latest tip that the caller has of each of its templates. */
export async function knownTips(ctx: Context, tx: UserTransaction): Promise<KnownTip[]> {
  const rows = await tx
    .selectFrom('tip_templates as template')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('user_tips as tip')
          .whereRef('tip.tip_template_id', '=', 'template.id')
          .where('tip.user_id', '=', ctx.user.id)
          .select(['tip.id as tip_id', 'tip.status', 'tip.generated_content', 'tip.context_data'])
          .select('tip.created_at')
          .select(sql<Date | null>`coalesce(tip.dismissed_at, tip.applied_at)`.as('decided_at'))
          .select(
            sql<boolean>`EXISTS (
              SELECT FROM tip_effectiveness AS noted
              WHERE noted.tip_id = tip.id AND noted.action_taken = 'shown'
            )`.as('was_shown'),
          )
          // One that is not applied is the latest: an applied one is only followed by another.
          .orderBy(sql`tip.status = 'applied'`)
          .orderBy('tip.created_at', 'desc')
          .limit(1)
          .as('tip'),
      (join) => join.onTrue(),
    )
    .selectAll('template')
    .select(['tip_id', 'status', 'generated_content', 'context_data', 'decided_at', 'was_shown'])
    .select('tip.created_at')
    .where((eb) => eb.or([eb('template.is_active', '=', true), eb('tip_id', 'is not', null)]))
    .execute();
  return rows.map((row) => ({
    template: {
      id: row.id,
      key: row.key,
      title: row.title_template,
      description: row.description_template,
      action: row.action_template,
      actionPath: row.action_path,
      category: TipCategory.parse(row.category),
      priority: TipPriority.parse(row.priority),
      // One that was withdrawn fits nobody any more.
      target_conditions: row.is_active ? row.target_conditions : {},
    },
    stored:
      row.tip_id === null || row.created_at === null
        ? null
        : {
            id: row.tip_id,
            status: TipStatus.parse(row.status),
            content: row.generated_content,
            context: row.context_data,
            createdAt: row.created_at,
            decidedAt: row.decided_at,
            wasShown: row.was_shown ?? false,
          },
  }));
}
