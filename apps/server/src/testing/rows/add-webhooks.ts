import type { Database } from '../../platform/db/database.ts';

/** Adds two webhooks of a person, the first with a delivery. */
export async function addWebhooks(everything: Database, userId: string) {
  const add = async (url: string) => {
    const { id } = await everything
      .insertInto('webhooks')
      .values({ user_id: userId, url, events: ['email.sent'], secret: 'encrypted' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const webhook = await add('https://hooks.example.com/one');
  const { id: delivery } = await everything
    .insertInto('webhook_deliveries')
    .values({ user_id: userId, webhook_id: webhook, event: 'ping', payload: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { webhook, spareWebhook: await add('https://hooks.example.com/two'), delivery };
}
