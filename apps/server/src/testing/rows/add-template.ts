import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';

/**
 * Adds a template in a folder, with a row in every table that refers to templates. Returns its id.
 */
export async function addTemplate(everything: Database, user_id: string): Promise<string> {
  const id = randomUUID();
  const folder_id = randomUUID();
  const name = 'Slow checkout';
  const text = {
    ...{ name, subject_line: 'Your checkout', email_content: 'Hi Tom, is your checkout slow?' },
    ...{ category: 'General', tags: ['speed'] },
  };
  const folded = { folded_name: 'slow checkout', folded_subject: 'your checkout' };
  await everything
    .insertInto('template_folders')
    .values({ id: folder_id, user_id, name: 'Shops', folded_name: 'shops', color: '#3B82F6' })
    .execute();
  await everything
    .insertInto('email_templates')
    .values({
      ...{ id, user_id, folder_id, ...text, ...folded, content_digest: id },
      ...{ folded_tags: 'speed', folded_content: 'hi tom, is your checkout slow?' },
    })
    .execute();
  await everything
    .insertInto('template_versions')
    .values({ template_id: id, user_id, version: 1, ...text, template_variables: '[]' })
    .execute();
  await everything
    .insertInto('template_usage_analytics')
    .values({ template_id: id, user_id, usage_type: 'use' })
    .execute();
  const { id: rule_id } = await everything
    .selectFrom('workflow_rules')
    .select('id')
    .where('user_id', '=', user_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  await everything
    .insertInto('workflow_matches')
    .values({ rule_id, template_id: id, user_id })
    .execute();
  await everything
    .insertInto('workflow_executions')
    .values({ user_id, rule_id, rule_name: 'Star', trigger: 'manual', status: 'success' })
    .execute();
  await everything
    .insertInto('idempotent_calls')
    .values({ user_id, idempotency_key: randomUUID(), request_digest: '', reply: '{}' })
    .execute();
  return id;
}
