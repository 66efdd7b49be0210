import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Usage } from './behaviour.ts';
import type { Connection } from './connection.ts';
import type { Dialect, End } from './dialects/dialect.ts';
import type { ModelRequest } from './model-request.ts';

type Sending = {
  readonly request: ModelRequest;
  readonly dialect: Dialect;
  readonly connection: Connection;
};

export async function sendAnswer(answer: Answer, sending: Sending): Promise<void> {
  const { request, connection } = sending;
  const { response, signal } = connection;
  if (answer.headersAfter) await sleep(answer.headersAfter, undefined, { signal });
  response.writeHead(200, {
    'content-type': request.isStreaming ? 'text/event-stream' : 'application/json',
    'cache-control': 'no-cache',
  });
  response.flushHeaders();
  const parts = request.isStreaming ? streamed(answer, sending) : inOne(answer, sending);
  for await (const part of parts) {
    await writeBytes(response, part, { pause: answer.bytePause, signal });
  }
  await leave(answer, connection);
}

/** A reset discards unread data, so the reader gets a moment. */
const beforeReset = 50;

/** After a stall the socket stays open; the client has to give up. */
async function leave({ ending }: Answer, { response, signal, cut }: Connection): Promise<void> {
  if (ending === 'stall') return;
  if (ending !== 'reset') {
    response.end();
    return;
  }
  await sleep(beforeReset, undefined, { signal });
  cut();
}

async function* streamed(answer: Answer, { request, dialect, connection }: Sending) {
  yield dialect.opening(request);
  let text = '';
  for await (const piece of paced(answer, connection.signal)) {
    text += piece;
    const frame = dialect.piece(request, piece);
    yield answer.eachTwice ? frame + frame : frame;
  }
  const { ending = 'complete' } = answer;
  if (ending === 'complete') yield dialect.closing(request, endOf(answer, request, text));
  if (ending === 'error') yield dialect.streamError('Overloaded');
  if (ending === 'garbled') yield 'data: {"id": "broken", "choices": [{\n\n';
}

/** Any ending but the complete one leaves half of the JSON away. */
async function* inOne(answer: Answer, { request, dialect, connection }: Sending) {
  let text = '';
  for await (const piece of paced(answer, connection.signal))
    text += answer.eachTwice ? piece + piece : piece;
  const body = JSON.stringify(dialect.whole(request, endOf(answer, request, text)));
  yield (answer.ending ?? 'complete') === 'complete' ? body : body.slice(0, body.length / 2);
}

async function* paced({ chunks, firstAfter = 0, pause = 0 }: Answer, signal: AbortSignal) {
  let wait = firstAfter;
  for await (const chunk of chunks) {
    if (wait > 0) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
    yield chunk;
    wait = pause;
  }
}

function endOf(answer: Answer, request: ModelRequest, text: string): End {
  return { text, finish: answer.finish ?? 'stop', usage: answer.usage ?? counted(request, text) };
}

function counted({ body }: ModelRequest, text: string): Usage {
  return {
    input: Math.ceil(JSON.stringify(body).length / 4),
    output: Math.ceil(text.length / 4),
  };
}

type Pace = { readonly pause: number | undefined; readonly signal: AbortSignal };

/** Waits while the reader is slower than we are. */
async function writeBytes(response: ServerResponse, text: string, { pause, signal }: Pace) {
  if (!pause) {
    if (!response.write(text)) await once(response, 'drain', { signal });
    return;
  }
  for (const byte of Buffer.from(text)) {
    response.write(Uint8Array.of(byte));
    await sleep(pause, undefined, { signal });
  }
}
