import type { ModelRequest } from '../model-request.ts';
import type { Dialect, End } from './dialect.ts';
import { openAiError } from './chat-completions.ts';

const itemId = 'msg_fake';
const incompleteReason = { stop: null, length: 'max_output_tokens', refusal: 'content_filter' };

const event = (type: string, fields: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: 0, ...fields })}\n\n`;

const response = ({ model }: ModelRequest, status: string, fields: object = {}) => ({
  id: 'resp_fake',
  object: 'response',
  created_at: 1_700_000_000,
  model,
  status,
  output: [],
  ...fields,
});

const message = (text: string) => ({
  id: itemId,
  type: 'message',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [] }],
});

function finished(request: ModelRequest, { text, finish, usage }: End) {
  const reason = incompleteReason[finish];
  return response(request, reason === null ? 'completed' : 'incomplete', {
    incomplete_details: reason === null ? null : { reason },
    output: [message(text)],
    usage: {
      input_tokens: usage.input,
      output_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  });
}

export const responses: Dialect = {
  opening: (request) =>
    event('response.created', { response: response(request, 'in_progress') }) +
    event('response.output_item.added', {
      output_index: 0,
      item: { ...message(''), status: 'in_progress', content: [] },
    }),
  piece: (_request, delta) =>
    event('response.output_text.delta', {
      item_id: itemId,
      output_index: 0,
      content_index: 0,
      delta,
    }),
  closing: (request, end) => {
    const last = finished(request, end);
    return (
      event('response.output_item.done', { output_index: 0, item: message(end.text) }) +
      event(`response.${last.status}`, { response: last })
    );
  },
  whole: finished,
  error: openAiError,
  streamError: (text) => event('error', { code: 'server_error', message: text, param: null }),
};
