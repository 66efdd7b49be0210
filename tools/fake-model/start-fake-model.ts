import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { behave, dialects, sendJson } from './behave.ts';
import { answer, behaviourOf, type Script } from './behaviour.ts';
import { watchConnection, type Connection } from './connection.ts';
import {
  readModelRequest,
  type Endpoint,
  type ModelRequest,
  type WireName,
} from './model-request.ts';

export type FakeModel = {
  readonly url: string;
  /** What the AI SDK's providers want as `baseURL`. */
  readonly baseUrl: (wire: WireName) => string;
  /** Everything asked so far, oldest first. */
  readonly requests: readonly ModelRequest[];
  /** A script for each call from now on; the last one stays. */
  readonly script: (...scripts: [Script, ...Script[]]) => void;
  readonly close: () => Promise<void>;
};

type Options = { readonly port?: number; readonly script?: Script };

const endpoints: Readonly<Record<string, Endpoint>> = {
  'POST /v1/chat/completions': 'chat-completions',
  'POST /v1/responses': 'responses',
  'POST /v1/messages': 'messages',
};

/** A provider on 127.0.0.1 that says what it is told to say. Port 0, the default, is any free one. */
export async function startFakeModel({
  port = 0,
  script = answer('Fine.'),
}: Options = {}): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  const open = new Set<Connection>();
  let [current, ...following]: [Script, ...Script[]] = [script];

  function nextScript(): Script {
    const chosen = current;
    current = following.shift() ?? current;
    return chosen;
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', 'http://fake').pathname;
    if (incoming.method === 'GET' && path === '/v1/models') {
      sendJson(response, 200, listModels(incoming.headers));
      return;
    }
    const endpoint = endpoints[`${incoming.method ?? ''} ${path}`];
    if (!endpoint) {
      sendJson(response, 404, dialects['chat-completions'].error(404, `No such path: ${path}`));
      return;
    }
    const connection = watchConnection(response);
    open.add(connection);
    void connection.outcome.then(() => open.delete(connection));
    const request = readModelRequest(endpoint, await text(incoming), {
      headers: incoming.headers,
      outcome: connection.outcome,
    });
    if (!request) {
      sendJson(response, 400, dialects[endpoint].error(400, 'A model and messages are needed.'));
      return;
    }
    requests.push(request);
    await behave(behaviourOf(nextScript(), request), request, connection);
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      console.error('The fake model failed:', error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    baseUrl: () => `${url}/v1`,
    requests,
    script: (...scripts) => {
      [current, ...following] = scripts;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of open) connection.cut();
        server.closeAllConnections();
      }),
  };
}

/** Where nobody listens: a connection to it is refused by the system itself. */
export async function closedUrl(): Promise<string> {
  const { baseUrl, close } = await startFakeModel();
  await close();
  return baseUrl('openai');
}

const id = 'fake-model';

/** Both APIs list their models at the same path; only Anthropic's callers name a version. */
function listModels(headers: IncomingHttpHeaders): object {
  return headers['anthropic-version'] === undefined
    ? { object: 'list', data: [{ id, object: 'model', created: 1_700_000_000, owned_by: 'fake' }] }
    : {
        data: [{ id, type: 'model', display_name: 'Fake', created_at: '2025-01-01T00:00:00Z' }],
        has_more: false,
        first_id: id,
        last_id: id,
      };
}
