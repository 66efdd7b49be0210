import { password } from '../account-calls.ts';
import type { Recorder } from './recorder.ts';

/** From naming an address to deleting it. Nothing is sent, since no jobs run here. */
export async function recordWebhooks(
  { call, ask }: Recorder,
  as: { readonly cookie: string },
): Promise<void> {
  const url = 'https://hooks.example.com/replysmith';
  const wanted = { url, events: ['answer.finished', 'email.replied'], password };
  const { id } = await ask<{ id: string }>('createWebhook', { as, request: wanted });
  const one = { webhook_id: id };
  const ping = await ask<{ id: string }>('pingWebhook', { as, request: one });
  await call('resendWebhook', { as, request: { delivery_id: ping.id } });
  await call('listWebhookDeliveries', { as, parameters: one });
  await call('rotateWebhookSecret', { as, request: { ...one, password } });
  await call('updateWebhook', { as, parameters: { id }, request: { is_on: false } });
  await call('listWebhooks', { as });
  await call('deleteWebhook', { as, parameters: { id } });
  await call('restoreWebhook', { as, request: one });
}
