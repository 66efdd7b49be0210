import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.ts';
import type { AppEnvironment } from './environment.ts';
import { acceptUpgrades, asksForSocket } from './realtime/accept-upgrades.ts';

const drainTime = 10_000;

/** Who takes nothing for longer than any answer needs is not waited for. */
const idleTime = 150_000;

/** Something else listens there already. */
export class AddressInUse extends Error {}

/** Accepts connections until closed; what is being answered then may finish within ten seconds. */
export async function listen(
  app: Hono<AppEnvironment>,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { shouldUpgradeCallback: asksForSocket },
  }) as Server;
  acceptUpgrades(server, app);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.timeout = idleTime;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new AddressInUse(`Port ${port} is taken. Set PORT to another.`) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const force = setTimeout(() => server.closeAllConnections(), drainTime);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      clearTimeout(force);
    },
  };
}
