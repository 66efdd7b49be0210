import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

type Reply = {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** It replies only then. */
  readonly after?: Promise<unknown>;
  /** The body never ends. */
  readonly isEndless?: boolean;
};

/** A receiver of webhooks on loopback: what came, and what it is to reply. */
export async function startReceiver() {
  const received: Received[] = [];
  /** One per request; then 204. "silence" never replies. */
  const replies: (Reply | 'silence')[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const reply = replies.shift() ?? { status: 204 };
      if (reply === 'silence') return;
      const send = () => {
        response.writeHead(reply.status, reply.headers);
        if (reply.isEndless) response.write(reply.body);
        else response.end(reply.body);
      };
      if (reply.after) void reply.after.then(send);
      else send();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    replies,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
