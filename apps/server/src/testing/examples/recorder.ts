import { paths } from '@replysmith/contract';
import type { Operation } from '../../platform/http/openapi/document.ts';
import type { Example } from '../../platform/http/openapi/operations.ts';
import type { TestApp } from '../running/test-app.ts';

type Caller = { readonly cookie: string };

type Sent = {
  /** Of the address and of the query. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly as?: Caller;
  /** The access key to call with instead. */
  readonly accessKey?: string;
  /** Another media type than JSON to ask for. */
  readonly accept?: string;
};

type Document = { readonly paths: Record<string, Record<string, Operation>> };

export type Recorder = Awaited<ReturnType<typeof createRecorder>>;

/** Makes calls by the names of their operations, and keeps what was sent and what came back. */
export async function createRecorder(test: TestApp) {
  const document = (await (await test.call(paths.openApi)).json()) as Document;
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(
        ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
      ),
    ),
  );
  const recorded: Record<string, Example> = {};

  const call = async (
    name: string,
    { parameters = {}, as, accessKey, accept, ...sent }: Sent = {},
  ) => {
    const known = operations.get(name);
    if (!known) throw new Error(`There is no operation ${name}.`);
    const { method, operation } = known;
    const request = sent.request ?? (operation.requestBody && {});
    const query = new URLSearchParams();
    let path = known.path;
    for (const [key, value] of Object.entries(parameters)) {
      if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(value));
      else query.set(key, value);
    }
    const hasKey = operation.parameters?.some((one) => one.name === 'idempotency-key') ?? false;
    const key = { 'idempotency-key': test.services.newId() };
    const response = await test.call(`${path}${query.size > 0 ? `?${query.toString()}` : ''}`, {
      method: method.toUpperCase(),
      ...(request !== undefined && { body: request }),
      ...(as && { as }),
      headers: {
        ...(hasKey && key),
        ...(accept && { Accept: accept }),
        ...(accessKey && { Authorization: `Bearer ${accessKey}` }),
      },
    });
    const text = await response.clone().text();
    if (response.status !== 200) throw new Error(`${name}: ${String(response.status)} ${text}`);
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    recorded[name] = {
      ...recorded[name],
      parameters: { ...recorded[name]?.parameters, ...parameters, ...(hasKey && key) },
      request: recorded[name]?.request ?? request,
      ...replyIn(type, text, recorded[name]),
    };
    return response;
  };

  /** The same, and its reply as JSON. */
  const ask = async <Reply>(name: string, sent?: Sent): Promise<Reply> =>
    (await (await call(name, sent)).json()) as Reply;

  return {
    ...{ call, ask },
    names: () => [...operations.keys()],
    examples: () => presentable(recorded),
  };
}

function replyIn(type: string, text: string, before: Example | undefined): Example {
  if (type === 'application/json') return { reply: JSON.parse(text) as unknown };
  if (type === 'text/event-stream') return { events: shortened(text) };
  return { otherReplies: { ...before?.otherReplies, [type]: text } };
}

/** The first two of the events that say more text. */
function shortened(stream: string): string {
  let texts = 0;
  const kept = stream.split('\n\n').filter((event) => {
    if (event.startsWith('event: text')) texts += 1;
    return !event.startsWith('event: text') || texts <= 2;
  });
  return kept.join('\n\n');
}

const moment = '2026-11-28T09:30:00.000Z';
const day = '2026-11-28';

/** Long lists are cut, secrets left out, and ids and moments the same in every recording. */
function presentable(recorded: Readonly<Record<string, Example>>): Record<string, Example> {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id))
      ids.set(id, `3f0e9d1c-8f5e-4b6e-9a51-${String(ids.size + 1).padStart(12, '0')}`);
    return ids.get(id) ?? '';
  };
  const text = JSON.stringify(recorded, (_key, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 2) : value,
  );
  return JSON.parse(
    text
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, idOf)
      .replaceAll(/replysmith_[\da-f]{20,}/g, 'replysmith_shown-once-and-never-again')
      .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'token-from-the-link-of-the-mail')
      .replaceAll(/whsec_[\w+/=]+/g, 'whsec_c2hvd24gb25jZSBhbmQgbmV2ZXIgYWdhaW4=')
      .replaceAll(/secret=[A-Z2-7]+/g, 'secret=JBSWY3DPEHPK3PXP')
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, moment)
      .replaceAll(/\b20\d{2}-\d{2}-\d{2}\b(?!T)/g, day),
  ) as Record<string, Example>;
}
