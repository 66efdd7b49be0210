import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listModels } from './list-models.ts';

const server = createServer();
afterEach(async () => {
  server.removeAllListeners('request');
  await new Promise((resolve) => server.close(resolve));
});

async function listedBy(answer: (call: IncomingMessage, reply: ServerResponse) => void) {
  server.on('request', answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  return listModels({
    ...{ kind: 'openai-compatible', baseUrl, apiKey: 'key' },
  } as Parameters<typeof listModels>[0]);
}

const list = JSON.stringify({ data: [{ id: 'one' }] });
const date = 'Sun, 29 Nov 2026 02:00:00 GMT';

it('sees that a key is looked at, and what the time is there', async () => {
  const listed = await listedBy((call, reply) => {
    const isKnown = call.headers.authorization === 'Bearer key';
    reply.writeHead(isKnown ? 200 : 401, { Date: date }).end(isKnown ? list : '');
  });
  expect(listed).toMatchObject({ models: ['one'], isKeyChecked: true, date: Date.parse(date) });
});

it('takes neither an open list for a checked key, nor the time of a kept reply for the present', async () => {
  const listed = await listedBy((_call, reply) => {
    reply.writeHead(200, { Date: date, Age: '600' }).end(list);
  });
  expect(listed).toMatchObject({ models: ['one'], isKeyChecked: false, date: null });
});
