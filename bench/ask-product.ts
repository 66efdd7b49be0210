import { AnswerEvent, OptimizeEmailRequest, paths } from '@replysmith/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Pool } from 'pg';
import { signIn } from '../tools/product/sign-in.ts';

/** Somebody who is signed in. */
export type Caller = { readonly url: string; readonly cookie: string };

/** A new user without a daily limit, and with an empty profile. */
export async function signInWithoutLimit(url: string, database: Pool): Promise<Caller> {
  const cookie = await signIn(url);
  await database.query(
    `UPDATE user_subscriptions SET plan_id = (SELECT id FROM pricing_plans WHERE name = 'Pro')`,
  );
  await database.query(`UPDATE profiles SET full_name = NULL`);
  return { url, cookie };
}

/** Sends an email like the composer, and yields the answer's events. */
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

/** The data of each event of a response, as it comes. */
export async function* readEventStream(response: Response): AsyncGenerator<string> {
  if (!response.ok || !response.body) {
    throw new Error(`${response.status} instead of events: ${await response.text()}`);
  }
  const text = response.body.pipeThrough(new TextDecoderStream());
  for await (const { data } of text.pipeThrough(new EventSourceParserStream())) yield data;
}
