import { AnswerEvent, OptimizeEmailRequest, paths } from '@replysmith/contract';
import { readEventStream } from './read-event-stream.ts';

/** Somebody who is signed in. */
export type Caller = { readonly url: string; readonly cookie: string };

/** Sends an email as the composer does and tells what is answered, as it is answered. */
export async function* askProduct(
  { url, cookie }: Caller,
  email: { readonly content: string } & Partial<OptimizeEmailRequest>,
): AsyncGenerator<AnswerEvent> {
  const request = { session_id: null, message_type: 'email_optimization', ...email };
  const response = await fetch(`${url}${paths.optimizeEmail}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      origin: url,
      cookie,
    },
    body: JSON.stringify(request),
  });
  for await (const data of readEventStream(response)) yield AnswerEvent.parse(JSON.parse(data));
}
