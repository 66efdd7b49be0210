import { Hono } from 'hono';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { AppEnvironment } from './api.ts';
import { listen } from './listen.ts';

function call(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer));
    }).once('error', reject);
  });
}

it('keeps an idle connection longer than the minute of a proxy, and closes it when it stops', async () => {
  const app = new Hono<AppEnvironment>();
  app.get('/', (context) => context.text('Here'));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const { headers } = await call(`http://127.0.0.1:${server.port}/`, agent);
  expect(headers['keep-alive']).toBe('timeout=75');
  await server.close();
  await expect(call(`http://127.0.0.1:${server.port}/`, agent)).rejects.toThrow();
  agent.destroy();
});

it('keeps no connection that was busy when it was told to stop', async () => {
  const app = new Hono<AppEnvironment>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers();
  app.get('/', async (context) => {
    asked(true);
    await mayEnd;
    return context.text('Here');
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const slow = call(`http://127.0.0.1:${server.port}/`, agent);
  await isAsked;
  const closed = server.close();
  end(true);
  await slow;
  await closed;
  await expect(call(`http://127.0.0.1:${server.port}/`, agent)).rejects.toThrow();
  agent.destroy();
}, 5_000);
