import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnvironment } from './api.ts';
import { clientAddress } from './middleware.ts';

async function addressFor(trusted: string[], socket: string, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnvironment>();
  app.use(clientAddress(trusted));
  app.get('/', (c) => c.text(c.get('clientAddress')));
  const incoming: object = {
    socket: { remoteAddress: socket },
    headers: { 'x-forwarded-for': forwarded },
  };
  const response = await app.request('/', {}, { incoming });
  return response.text();
}

const proxy = '10.0.0.2';

type Case = { it: string; trusted: string[]; socket: string; forwarded?: string; is: string };

it.each<Case>([
  { it: 'is the socket’s other end', trusted: [], socket: '203.0.113.9', is: '203.0.113.9' },
  {
    it: 'is not what a client claims where no proxy is trusted',
    ...{ trusted: [], socket: '203.0.113.9', forwarded: '198.51.100.1', is: '203.0.113.9' },
  },
  {
    it: 'is not what a client claims that is no proxy itself',
    ...{ trusted: [proxy], socket: '203.0.113.9', forwarded: '198.51.100.1', is: '203.0.113.9' },
  },
  {
    it: 'is what the trusted proxy saw',
    ...{ trusted: ['10.0.0.0/8'], socket: proxy, forwarded: '203.0.113.9', is: '203.0.113.9' },
  },
  {
    it: 'is not what a client wrote before the proxy added what it saw',
    ...{ trusted: [proxy], socket: proxy, forwarded: '198.51.100.1, 203.0.113.9' },
    is: '203.0.113.9',
  },
  {
    it: 'is found behind a row of trusted proxies',
    ...{ trusted: ['10.0.0.0/8', 'loopback'], socket: '::ffff:127.0.0.1' },
    ...{ forwarded: '203.0.113.9, 10.1.1.1', is: '203.0.113.9' },
  },
])('$it', async ({ trusted, socket, forwarded, is }) => {
  expect(await addressFor(trusted, socket, forwarded)).toBe(is);
});
