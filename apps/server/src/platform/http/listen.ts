import { createAdaptorServer } from '@hono/node-server';
import { paths, realtimeLimits } from '@replysmith/contract';
import type { Hono } from 'hono';
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Config } from '../config/config.ts';
import { OwnerError } from '../errors.ts';
import type { Upgrade } from '../realtime/live-socket.ts';
import type { AppEnvironment } from './api.ts';

const drainTime = 10_000;

/** Longer than any answer takes; a connection without traffic for so long is closed. */
const idleTime = 150_000;

/**
 * Proxies keep a connection for a minute. Whoever closes it first breaks a call that is just being
 * sent on it, so it must not be the server.
 */
const keepAliveTime = 75_000;

/**
 * Accepts connections until closed. Calls in progress then get ten seconds to finish, in addition to
 * the grace time of answers.
 */
export async function listen(
  app: Hono<AppEnvironment>,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<{ readonly port: number; readonly close: (graceMs?: number) => Promise<void> }> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { shouldUpgradeCallback: asksForSocket },
  }) as Server;
  acceptUpgrades(server, app);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.timeout = idleTime;
  server.keepAliveTimeout = keepAliveTime;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new OwnerError(`Port ${port} is taken. Set PORT to another.`) : error);
    });
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async (graceMs = 0) => {
      const force = setTimeout(() => server.closeAllConnections(), graceMs + drainTime);
      const closed = new Promise((resolve) => server.close(resolve));
      // Connections that are busy now are not kept for further calls.
      server.maxRequestsPerSocket = 1;
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearInterval(sweep);
      clearTimeout(force);
    },
  };
}

/** Other requests to upgrade are answered as the ordinary requests they also are. */
function asksForSocket({ method, url, headers }: IncomingMessage): boolean {
  const isAsked = headers.upgrade?.toLowerCase() === 'websocket';
  return isAsked && method === 'GET' && url?.split('?')[0] === paths.realtime;
}

/** Lets the app answer requests for a socket: with an ordinary refusal, or with a connection. */
function acceptUpgrades(server: Server, app: Hono<AppEnvironment>): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: realtimeLimits.frameBytes,
  });
  server.on('upgrade', (request: IncomingMessage, line: Socket, head: Buffer) => {
    const upgrade: Upgrade = { connection: null };
    line.on('error', () => undefined);
    line.once('close', () => upgrade.connection?.leave());
    void answer(request, line, upgrade).then((isAgreed) => {
      if (isAgreed)
        sockets.handleUpgrade(request, line, head, (ws) => upgrade.connection?.open(ws));
    });
  });

  async function answer(request: IncomingMessage, line: Socket, upgrade: Upgrade) {
    const url = new URL(paths.realtime, 'http://localhost');
    const webRequest = new Request(url, { headers: headersOf(request) });
    const response = await app.fetch(webRequest, { incoming: request, upgrade });
    if (!upgrade.connection) await refuse(request, line, response);
    else if (line.destroyed) upgrade.connection.leave();
    return upgrade.connection !== null && !line.destroyed;
  }
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

async function refuse(request: IncomingMessage, line: Socket, response: Response): Promise<void> {
  const reply = new ServerResponse(request);
  reply.shouldKeepAlive = false;
  reply.assignSocket(line);
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  reply.once('finish', () => line.destroySoon());
  reply.end(Buffer.from(await response.arrayBuffer()));
}
