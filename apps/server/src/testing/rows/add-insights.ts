import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/**
 * Adds one row of a person to each table that tips, reports, the help chat and their pages write.
 */
export async function addInsights(everything: Database, userId: string): Promise<void> {
  const { id: template } = await everything
    .insertInto('tip_templates')
    .values({
      key: 'ask-for-less',
      title_template: 'Ask for less.',
      description_template: 'One small question is answered sooner than a meeting.',
      category: 'optimization',
      priority: 'high',
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ priority: 'high' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: tip } = await everything
    .insertInto('user_tips')
    .values({ user_id: userId, tip_template_id: template, generated_content: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owner = { user_id: userId };
  await everything
    .insertInto('tip_effectiveness')
    .values({ ...owner, tip_id: tip, action_taken: 'shown' })
    .execute();
  await everything
    .insertInto('user_analytics')
    .values({ ...owner, metric_name: 'page_load', metric_value: 900 })
    .execute();
  await everything
    .insertInto('weekly_reports')
    .values({ ...owner, week: sql`current_date` })
    .execute();
  await everything
    .insertInto('help_messages')
    .values({ ...owner, role: 'user', content: 'How do I save a template?' })
    .execute();
}
