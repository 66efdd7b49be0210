import { bandFloors } from '@replysmith/coach';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';
import { isOfThisVersion } from '../../../platform/db/score-version.ts';

const day = 86_400_000;

/** Saved templates only, without the trash. */
export type TemplateFacts = {
  totalTemplates: number;
  unfiledTemplates: number;
  untaggedTemplates: number;
  /** Without a score, because their text is not an email that can be judged. */
  unscoredTemplates: number;
  /** With a score of the current version below 60. */
  weakTemplates: number;
  /** Never used, and older than two weeks. */
  unusedTemplates: number;
  favoriteTemplates: number;
  /** Created in the last seven days. */
  recentTemplates: number;
  followUpTemplates: number;
  fromLibrary: number;
  folders: number;
  /** The name of the most used template; null when none was used. */
  mostUsedTemplate: string | null;
  mostUsedId: string | null;
  mostUsedCount: number;
  /** Null unless it has a score of the current version. */
  mostUsedScore: number | null;
};

export const selectTemplateCounts = (ctx: Context, weekStart: Date) => {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * day);
  const most = sql`(
    SELECT id, name, usage_count,
      CASE WHEN ${isOfThisVersion()} THEN optimization_score END AS optimization_score
    FROM email_templates
    WHERE user_id = ${ctx.user.id} AND deleted_at IS NULL AND usage_count > 0
    ORDER BY usage_count DESC, id LIMIT 1
  )`;
  return sql<TemplateFacts>`(
    SELECT json_build_object(
      'totalTemplates', count(template.id),
      'unfiledTemplates', count(template.id) FILTER (WHERE folder_id IS NULL),
      'untaggedTemplates', count(template.id) FILTER (WHERE tags = '{}'),
      'unscoredTemplates', count(template.id) FILTER (WHERE template.optimization_score IS NULL),
      'weakTemplates', count(template.id) FILTER (
        WHERE template.optimization_score < ${bandFloors.fair} AND ${isOfThisVersion('template.score_version')}
      ),
      'unusedTemplates', count(template.id) FILTER (
        WHERE template.usage_count = 0 AND created_at < ${ago(14)}
      ),
      'favoriteTemplates', count(template.id) FILTER (WHERE is_favorite),
      'recentTemplates', count(template.id) FILTER (WHERE created_at >= ${weekStart}),
      'followUpTemplates', count(template.id) FILTER (
        WHERE stage = 'follow_up' OR category ILIKE 'follow%up'
      ),
      'fromLibrary', count(library_template_id),
      'folders', (SELECT count(*) FROM template_folders WHERE user_id = ${ctx.user.id}),
      'mostUsedTemplate', (array_agg(most.name))[1],
      'mostUsedId', (array_agg(most.id))[1],
      'mostUsedCount', coalesce(max(most.usage_count), 0),
      'mostUsedScore', max(most.optimization_score)
    )
    FROM email_templates AS template LEFT JOIN ${most} AS most ON most.id = template.id
    WHERE template.user_id = ${ctx.user.id} AND deleted_at IS NULL
  )`;
};
