import { startCheckout } from '../../modules/billing/checkout.ts';
import { refreshUserTips } from '../../modules/tips/service.ts';
import { listWorkflowRules } from '../../modules/workflows/rules.ts';
import { createAccessKey } from '../../modules/accounts/access-keys.ts';
import { optimizeEmail } from '../optimize-email.ts';
import type { Person } from '../person.ts';
import { addPassword } from '../rows/add-password.ts';
import { addWebhooks } from '../rows/add-webhooks.ts';
import { campaignsOf } from '../rows/campaigns-of.ts';
import { templatesOf } from '../rows/templates-of.ts';
import type { TestApp } from '../running/test-app.ts';
import type { Rows } from './route-access.ts';

/** Makes a person a row of each kind. */
export async function rowsOwnedBy(test: TestApp, person: Person): Promise<Rows> {
  const content = 'Hi Tom, is your stock counted by hand?';
  const { session, messages } = await optimizeEmail(person.ctx, {
    content,
    session_id: null,
    message_type: 'email_optimization',
  });
  const { id: deletedSession } = await test.database.everything
    .insertInto('chat_sessions')
    .values({ user_id: person.id, title: 'Deleted', deleted_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await test.database.everything
    .selectFrom('ai_requests')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const plan = await test.database.everything
    .selectFrom('pricing_plans')
    .select('id')
    .where('name', '=', 'Starter')
    .executeTakeFirstOrThrow();
  const { url } = await startCheckout(person.ctx, { planId: plan.id });
  const checkout = url.split('/').at(-1) ?? '';
  const samples = (await listWorkflowRules(person.ctx)).items.map((rule) => rule.id);
  const [workflow = '', spareWorkflow = ''] = samples;
  const tips = await refreshUserTips(person.ctx, { limit: 1 });
  const key = { name: 'Editor', scope: 'read', expires_at: null } as const;
  const { access_key } = await createAccessKey(person.ctx, key);
  await addPassword(test.database.everything, person.id);
  return {
    accessKey: access_key.id,
    tip: tips.items[0]?.id ?? '',
    ...{ profile: person.id, session: session.id, deletedSession, request: id, checkout },
    answer: messages[1].id,
    ...{ workflow, spareWorkflow },
    ...(await templatesOf(person)),
    ...(await campaignsOf(person, messages[1].id)),
    ...(await addWebhooks(test.database.everything, person.id)),
  };
}

/** The response without what differs from request to request. */
export async function essence(response: Response): Promise<unknown> {
  const text = await response.text();
  const headers = Object.fromEntries(response.headers);
  delete headers['x-request-id'];
  return { status: response.status, headers, text: text.replace(/"request_id":"[^"]+"/, '') };
}
