import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerApi, type ApiAnswer } from './answer-api.ts';
import { answerPages } from './answer-pages.ts';
import type { StripeEvent } from './objects.ts';
import { readForm } from './read-form.ts';
import { createWebhookSender, type WebhookFaults } from './send-webhooks.ts';
import { createShop, type Shop } from './shop.ts';

type Options = {
  readonly port?: number;
  /** Price ids with what they cost a month, in cents. */
  readonly prices: Readonly<Record<string, number>>;
  /** Without it nothing is sent, but events are stored. */
  readonly webhook?: { readonly url: string; readonly secret: string };
  readonly faults?: WebhookFaults;
  readonly now?: () => Date;
};

export type FakeStripe = {
  readonly url: string;
  readonly shop: Shop;
  readonly events: readonly StripeEvent[];
  /** Each call of the API, as "POST /v1/customers". */
  readonly calls: readonly string[];
  /** While set, every call of the API is answered with this status. */
  readonly outage: {
    status: number | null;
    /** The delay of each answer in milliseconds; it may be outdated on arrival. */
    delay: () => number;
  };
  /** Resolves when all events under way have been sent. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A stand-in for Stripe on this machine that its own client library talks to. */
export async function startFakeStripe(options: Options): Promise<FakeStripe> {
  const { port = 0, prices, webhook, faults = {}, now = () => new Date() } = options;
  const events: StripeEvent[] = [];
  const calls: string[] = [];
  const outage: FakeStripe['outage'] = { status: null, delay: () => 0 };
  const remembered = new Map<
    string,
    { readonly fingerprint: string; readonly answer: ApiAnswer }
  >();
  const sender = webhook && createWebhookSender({ ...webhook, now, faults });
  const shop = createShop(prices, now, (event) => {
    events.push(event);
    sender?.send(event);
  });

  /** The same key gets the same answer; with different content it is refused. */
  function once(key: string | undefined, fingerprint: string, answer: () => ApiAnswer): ApiAnswer {
    const before = key === undefined ? undefined : remembered.get(key);
    if (before && before.fingerprint !== fingerprint) {
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'Key reused.' } },
      };
    }
    const reply = before?.answer ?? answer();
    if (key !== undefined && reply.status < 500)
      remembered.set(key, { fingerprint, answer: reply });
    return reply;
  }

  function answerCall(request: IncomingMessage, url: URL, body: string): ApiAnswer {
    const method = request.method ?? 'GET';
    calls.push(`${method} ${url.pathname}`);
    shop.catchUp();
    if (outage.status !== null) {
      return { status: outage.status, body: { error: { type: 'api_error', message: 'Down.' } } };
    }
    if (!/^Bearer (sk|rk)_test_/.test(request.headers.authorization ?? '')) {
      return { status: 401, body: { error: { type: 'authentication_error', message: 'No key.' } } };
    }
    const form = readForm(method === 'POST' ? body : url.search.slice(1));
    const key = request.headers['idempotency-key'];
    const fingerprint = `${method} ${url.pathname} ${body}`;
    return once(method === 'POST' && typeof key === 'string' ? key : undefined, fingerprint, () =>
      answerApi(shop, url.origin, { method, path: url.pathname, form }),
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    const body = await text(request);
    if (url.pathname.startsWith('/v1/')) {
      const { status, body: json } = answerCall(request, url, body);
      // The answer reflects the state at the time of the call.
      await sleep(outage.delay());
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_fake' });
      response.end(JSON.stringify(json));
      return;
    }
    const pressed = request.method === 'POST' ? url.searchParams.get('do') : null;
    const page = answerPages(shop, url.pathname, pressed);
    if (page === null) response.writeHead(404).end();
    else if ('location' in page) response.writeHead(303, { Location: page.location }).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page.html);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    ...{ shop, events, calls, outage },
    url: `http://127.0.0.1:${address.port}`,
    settled: () => sender?.settled() ?? Promise.resolve(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
