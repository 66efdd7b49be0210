import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { helpTopics } from '@replysmith/help';
import { Webhook } from 'standardwebhooks';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/running/test-app.ts';
import { deliverWebhook } from './deliver.ts';
import type { DeliveryJob } from './events.ts';
import { pingWebhook } from './deliveries.ts';
import { createWebhook } from './service.ts';

const example = helpTopics
  .find(({ id }) => id === 'integrations')
  ?.items.find(({ id }) => id === 'receive-webhooks')?.example?.text;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('shows a receiver that takes what is sent, and refuses what is forged or replayed', async () => {
  const queue: DeliveryJob[] = [];
  const app = await createTestApp({
    allowsPrivateWebhooks: true,
    leaveJob: (_tx, _queue, data) => Promise.resolve(void queue.push(data as DeliveryJob)),
  });
  const { ctx } = await app.createPerson();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { id, secret } = await createWebhook(ctx, {
    ...{ url, events: ['email.sent'], includes_text: false },
  });
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', example ?? ''], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
  });
  try {
    let printed = '';
    receiver.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    await vi.waitFor(() => fetch(url), { timeout: 10_000, interval: 50 });
    await pingWebhook(ctx, { webhook_id: id });
    const [job] = queue;
    if (!job) throw new Error('The queue is empty.');
    await deliverWebhook(ctx, job);
    await vi.waitFor(() => expect(printed).toContain(`${job.delivery_id} ping`));

    const send = (signedWith: string, at: Date) => {
      const body = JSON.stringify({ type: 'ping', timestamp: at.toISOString(), data: {} });
      return fetch(url, {
        method: 'POST',
        body,
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(signedWith).sign(id, at, body),
        },
      });
    };
    const now = new Date();
    expect((await send(secret, now)).status).toBe(204);
    const forged = `whsec_${Buffer.alloc(32).toString('base64')}`;
    expect((await send(forged, now)).status).toBe(400);
    expect((await send(secret, new Date(now.getTime() - 6 * 60_000))).status).toBe(400);
  } finally {
    receiver.kill();
    await app.close();
  }
});
