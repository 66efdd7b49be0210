import { EventSourceParserStream } from 'eventsource-parser/stream';
import createFetchClient from 'openapi-fetch';
import { ReplysmithError, mediaType, readRefusal, unreachable, unreadable } from './error.ts';
import type { components, operations, paths } from './openapi.ts';
import { calls } from './operations.ts';
import { type RetryOptions, withRetries } from './retry.ts';

type Name = keyof typeof calls & keyof operations;
type Shape<Key extends keyof components['schemas']> = components['schemas'][Key];

type Part<Of, Key extends string> = Of extends { readonly [K in Key]: infer Found }
  ? Found extends undefined
    ? unknown
    : { readonly [K in Key]: Found }
  : Of extends { readonly [K in Key]?: infer Found }
    ? [Exclude<Found, undefined>] extends [never]
      ? unknown
      : { readonly [K in Key]?: Found }
    : unknown;

type Body<Of> = Of extends { readonly requestBody: { content: { 'application/json': infer Sent } } }
  ? { readonly body: Sent }
  : Of extends { readonly requestBody?: { content: { 'application/json': infer Sent } } }
    ? { readonly body?: Sent }
    : unknown;

type CallOptions = {
  readonly signal?: AbortSignal;
  /** For what takes an Idempotency-Key; a new one is made where none is given. */
  readonly idempotencyKey?: string;
};

/** What is told while an answer is written, in the order in which it is told. */
export type AnswerEvent = components['schemas']['AnswerEvent'];

const endings = new Set<AnswerEvent['type']>(['answered', 'stopped', 'failed']);

/** What an operation takes: what stands in its path and its query, and its body. */
export type Input<Of extends Name> = Part<operations[Of]['parameters'], 'path'> &
  Part<operations[Of]['parameters'], 'query'> &
  Body<operations[Of]> &
  CallOptions;

type Replies<Of> = Of extends { responses: { 200: { content: infer Content } } } ? Content : never;

/** What an operation gives. */
export type Output<Of extends Name> =
  Replies<operations[Of]> extends infer Content
    ? Content[Exclude<keyof Content, 'text/event-stream'>]
    : never;

type Arguments<Of extends Name> =
  CallOptions extends Input<Of> ? [input?: Input<Of>] : [input: Input<Of>];

export type Client = {
  readonly [Of in Name]: (...input: Arguments<Of>) => Promise<Output<Of>>;
} & {
  /** Has an email rewritten, a question answered or a recipient played, and tells of it as it goes. */
  readonly streamAnswer: (
    body: Shape<'OptimizeEmailRequest'>,
    options?: CallOptions,
  ) => AsyncGenerator<AnswerEvent, void>;
  /** Tells of an answer from its beginning; `id` is the `request_id` of its first event. */
  readonly followAnswer: (
    id: string,
    options?: Pick<CallOptions, 'signal'>,
  ) => AsyncGenerator<AnswerEvent, void>;
};

export type ClientOptions = RetryOptions & {
  /** The address of the server, such as `https://mail.example.com`. */
  readonly baseUrl: string;
  /** A key from Settings. Without one, a page of the same site calls with its session. */
  readonly accessKey?: string | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
};

type AnyInput = CallOptions & {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

type AnyRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly response: Response }>;

const eventStream = 'text/event-stream';

/** A client with a method for every operation of the API. Whatever fails throws. */
export function createClient({ baseUrl, accessKey, headers, ...options }: ClientOptions): Client {
  const api = createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    // What is sent is for this server alone.
    redirect: 'error',
    fetch: withRetries(options.fetch ?? ((request) => fetch(request)), options),
    headers: { ...headers, ...(accessKey && { Authorization: `Bearer ${accessKey}` }) },
  });
  // Its types follow from a path that is known beforehand; ours follow from the operation's name.
  const request = api.request as unknown as AnyRequest;

  const send = async (name: Name, input: AnyInput, accept: string) => {
    const [method, path, isKeyed] = calls[name];
    const { body, query, signal, idempotencyKey } = input;
    assertIds(input.path ?? {});
    const { data, response } = await request(method, path, {
      params: { path: input.path, query },
      headers: {
        Accept: accept,
        ...(isKeyed && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      parseAs: accept === eventStream ? 'stream' : 'text',
    });
    return { data, response };
  };
  api.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await readRefusal(response);
    },
  });

  const call = async (name: Name, input: AnyInput = {}) => {
    const { data, response } = await send(name, input, 'application/json');
    const type = mediaType(response);
    if (type === 'application/json') return readJson(String(data), response);
    const [, , , fileTypes] = calls[name];
    if (!fileTypes.some((one) => one === type)) throw unreadable(response);
    return data;
  };

  async function* stream(name: 'optimizeEmail' | 'getAnswer', input: AnyInput) {
    const { data, response } = await send(name, input, eventStream);
    yield* answerEvents(new Response(data as ReadableStream<Uint8Array>, response));
  }

  return {
    ...Object.fromEntries(
      (Object.keys(calls) as Name[]).map((name) => [name, (input?: AnyInput) => call(name, input)]),
    ),
    streamAnswer: (body: object, given?: CallOptions) =>
      stream('optimizeEmail', { ...given, body }),
    followAnswer: (id: string, given?: CallOptions) =>
      stream('getAnswer', { ...given, path: { id } }),
  } as unknown as Client;
}

/** These would lead to another operation. */
function assertIds(ids: Readonly<Record<string, string>>): void {
  for (const [name, id] of Object.entries(ids)) {
    if (!/^\.{0,2}$/u.test(id)) continue;
    const fields = { [name]: ['This is no id.'] };
    throw new ReplysmithError('validation_failed', `"${id}" is no ${name}.`, { fields });
  }
}

function readJson(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(response);
  }
}

/** The events of an answer up to its ending; one that failed throws what it failed of. */
async function* answerEvents(response: Response): AsyncGenerator<AnswerEvent, void> {
  if (!response.body || mediaType(response) !== eventStream) throw unreadable(response);
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw isAbort(cause) ? cause : unreachable(cause);
      });
      if (done) throw unreachable(new Error('The stream ended before the answer did.'));
      const event = readJson(value.data, response) as AnswerEvent;
      if (event.type === 'failed') {
        const { code, message, request_id: requestId, fields } = event.error;
        throw new ReplysmithError(code, message, { requestId, fields });
      }
      yield event;
      if (endings.has(event.type)) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
