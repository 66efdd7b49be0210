import type { ServerResponse } from 'node:http';
import type { Behaviour } from './behaviour.ts';
import type { Connection } from './connection.ts';
import { chatCompletions } from './dialects/chat-completions.ts';
import type { Dialect } from './dialects/dialect.ts';
import { messages } from './dialects/messages.ts';
import { responses } from './dialects/responses.ts';
import type { Endpoint, ModelRequest } from './model-request.ts';
import { sendAnswer } from './send-answer.ts';

export const dialects: Readonly<Record<Endpoint, Dialect>> = {
  'chat-completions': chatCompletions,
  responses,
  messages,
};

export async function behave(
  behaviour: Behaviour,
  request: ModelRequest,
  connection: Connection,
): Promise<void> {
  const dialect = dialects[request.endpoint];
  const { response, signal, cut } = connection;
  try {
    switch (behaviour.kind) {
      case 'answer':
        await sendAnswer(behaviour, { request, dialect, connection });
        return;
      case 'error': {
        const { status, message, headers } = behaviour;
        sendJson(response, status, dialect.error(status, message), headers);
        return;
      }
      case 'page':
        response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
        return;
      case 'drop':
        cut();
        return;
      case 'hang-after-headers':
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        return;
      case 'hang':
        return;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...headers, 'content-type': 'application/json' })
    .end(JSON.stringify(body));
}
