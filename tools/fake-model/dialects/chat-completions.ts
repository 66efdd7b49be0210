import { z } from 'zod';
import type { ModelRequest } from '../model-request.ts';
import type { Dialect, End } from './dialect.ts';

const types: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};

export function openAiError(status: number, message: string): object {
  return {
    error: {
      message,
      type: types[status] ?? 'server_error',
      param: null,
      code: status === 401 ? 'invalid_api_key' : null,
    },
  };
}

const finishReason = { stop: 'stop', length: 'length', refusal: 'content_filter' };

const WithUsage = z.object({ stream_options: z.object({ include_usage: z.literal(true) }) });

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;

const head = ({ model }: ModelRequest) => ({ id: 'chatcmpl-fake', created: 1_700_000_000, model });

const chunk = (request: ModelRequest, delta: object, finish_reason: string | null = null) =>
  data({
    ...head(request),
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
  });

const usageOf = ({ usage }: End) => ({
  prompt_tokens: usage.input,
  completion_tokens: usage.output,
  total_tokens: usage.input + usage.output,
});

export const chatCompletions: Dialect = {
  opening: (request) => chunk(request, { role: 'assistant', content: '' }),
  piece: (request, content) => chunk(request, { content }),
  closing: (request, end) => {
    const usage = WithUsage.safeParse(request.body).success
      ? data({
          ...head(request),
          object: 'chat.completion.chunk',
          choices: [],
          usage: usageOf(end),
        })
      : '';
    return `${chunk(request, {}, finishReason[end.finish])}${usage}data: [DONE]\n\n`;
  },
  whole: (request, end) => ({
    ...head(request),
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: end.text, refusal: null },
        logprobs: null,
        finish_reason: finishReason[end.finish],
      },
    ],
    usage: usageOf(end),
  }),
  error: openAiError,
  streamError: (message) => data(openAiError(500, message)),
};
