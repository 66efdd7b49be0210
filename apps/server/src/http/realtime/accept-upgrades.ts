import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { paths, realtimeLimits } from '@replysmith/contract';
import type { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import type { AppEnvironment } from '../environment.ts';
import type { Upgrade } from './live.ts';

/** Every other wish to upgrade is answered as the ordinary request it also is. */
export function asksForSocket({ method, url, headers }: IncomingMessage): boolean {
  const isAsked = headers.upgrade?.toLowerCase() === 'websocket';
  return isAsked && method === 'GET' && url?.split('?')[0] === paths.realtime;
}

/** Lets the app answer who asks for a socket: with a refusal like any other, or a seat. */
export function acceptUpgrades(server: Server, app: Hono<AppEnvironment>): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: realtimeLimits.frameBytes,
  });
  server.on('upgrade', (request: IncomingMessage, line: Socket, head: Buffer) => {
    const upgrade: Upgrade = { seat: null };
    line.on('error', () => undefined);
    line.once('close', () => upgrade.seat?.leave());
    void answer(request, line, upgrade).then((isAgreed) => {
      if (isAgreed) sockets.handleUpgrade(request, line, head, (ws) => upgrade.seat?.open(ws));
    });
  });

  async function answer(request: IncomingMessage, line: Socket, upgrade: Upgrade) {
    const url = new URL(paths.realtime, 'http://localhost');
    const asked = new Request(url, { headers: headersOf(request) });
    const response = await app.fetch(asked, { incoming: request, upgrade });
    if (!upgrade.seat) await refuse(request, line, response);
    else if (line.destroyed) upgrade.seat.leave();
    return upgrade.seat !== null && !line.destroyed;
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
