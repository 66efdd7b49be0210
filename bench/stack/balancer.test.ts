import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/product/running-server.ts';
import { temporaryDataDir } from '../../tools/product/server-arguments.ts';
import { startBalancer, upstreamsOf } from './balancer.ts';
import { isInstalled, type Process } from './processes.ts';

describe.skipIf(!isInstalled('nginx'))('between servers of two releases, nginx', () => {
  const folder = temporaryDataDir('balancer');
  const releases = ['/assets/old.js', '/assets/new.js'];
  const asked: string[] = [];
  const servers: Server[] = [];
  let nginx: Process;
  let url: string;
  let addresses: string[];

  beforeAll(async () => {
    for (const own of releases) {
      const server = createServer(({ url: path = '' }, reply) => {
        asked.push(path);
        reply.writeHead(path === own ? 200 : 404).end(own);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      servers.push(server);
    }
    const port = await freePort();
    addresses = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
    nginx = await startBalancer(folder, port, addresses);
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await nginx.stop();
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (path: string) => {
    asked.length = 0;
    const { status } = await fetch(`${url}${path}`);
    return { status, times: asked.length };
  };

  it.each(releases)('finds %s, whichever server has it', async (path) => {
    const replies = [await ask(path), await ask(path), await ask(path), await ask(path)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('says of a file that neither has that there is none', async () => {
    for (const _turn of releases) {
      expect(await ask('/assets/none.js')).toEqual({ status: 404, times: 2 });
    }
  });

  it('names the servers that it asked, and what they replied', async () => {
    const upstreams = upstreamsOf(await fetch(`${url}/assets/none.js`));
    expect(upstreams.map(({ status }) => status)).toEqual([404, 404]);
    expect(upstreams.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
  });

  it('asks one server only for what is no such file', async () => {
    expect(await ask('/api/v1/templates/none')).toEqual({ status: 404, times: 1 });
  });

  it('finds what one has, and says so of what it has not, while the other is down', async () => {
    servers[1]?.closeAllConnections();
    await new Promise((resolve) => servers[1]?.close(resolve));
    for (const _turn of [...releases, ...releases]) {
      expect((await ask('/assets/none.js')).status).toBe(404);
      expect((await ask('/assets/old.js')).status).toBe(200);
    }
  });
});
