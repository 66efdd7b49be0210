import { z } from 'zod';
import type { ModelRequest } from '../model-request.ts';
import type { Dialect, End } from './dialect.ts';

const errorTypes: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};
const stopReason = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' };

/** Any tool, of the one there is. */
const ForcedTool = z
  .object({
    tool_choice: z.object({ type: z.literal('any') }),
    tools: z.tuple([z.object({ name: z.string() })]),
  })
  .transform(({ tools: [tool] }) => tool.name);
const ToolInput = z.record(z.string(), z.unknown());

/** Older models are made to answer in JSON by a tool they must call. */
const forcedTool = (request: ModelRequest) => ForcedTool.safeParse(request.body).data;

const event = (type: string, fields: object = {}) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;

const head = ({ model }: ModelRequest) => ({
  id: 'msg_fake',
  type: 'message',
  role: 'assistant',
  model,
});

const stopOf = (request: ModelRequest, { finish }: End) => ({
  stop_reason:
    finish === 'stop' && forcedTool(request) !== undefined ? 'tool_use' : stopReason[finish],
  stop_sequence: null,
});

const errorBody = (status: number, message: string) => ({
  type: 'error',
  error: { type: errorTypes[status] ?? 'api_error', message },
  request_id: 'req_fake',
});

/** Estimated at the start, because the format needs it before the answer. */
const promptTokens = ({ body }: ModelRequest) => Math.ceil(JSON.stringify(body).length / 4);

function wholeContent(request: ModelRequest, text: string) {
  const name = forcedTool(request);
  const input = name === undefined ? undefined : parseInput(text);
  return input === undefined
    ? { type: 'text', text }
    : { type: 'tool_use', id: 'toolu_fake', name, input };
}

function parseInput(text: string) {
  try {
    return ToolInput.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export const messages: Dialect = {
  opening: (request) => {
    const name = forcedTool(request);
    return (
      event('message_start', {
        message: {
          ...head(request),
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: promptTokens(request), output_tokens: 1 },
        },
      }) +
      event('content_block_start', {
        index: 0,
        content_block:
          name === undefined
            ? { type: 'text', text: '' }
            : { type: 'tool_use', id: 'toolu_fake', name, input: {} },
      }) +
      event('ping')
    );
  },
  piece: (request, text) =>
    event('content_block_delta', {
      index: 0,
      delta:
        forcedTool(request) === undefined
          ? { type: 'text_delta', text }
          : { type: 'input_json_delta', partial_json: text },
    }),
  closing: (request, end) =>
    event('content_block_stop', { index: 0 }) +
    event('message_delta', {
      delta: stopOf(request, end),
      usage: { input_tokens: end.usage.input, output_tokens: end.usage.output },
    }) +
    event('message_stop'),
  whole: (request, end) => ({
    ...head(request),
    content: end.text === '' ? [] : [wholeContent(request, end.text)],
    ...stopOf(request, end),
    usage: { input_tokens: end.usage.input, output_tokens: end.usage.output },
  }),
  error: errorBody,
  streamError: (message) => event('error', errorBody(529, message)),
};
