import { randomUUID } from 'node:crypto';
import { AccountSession, paths } from '@replysmith/contract';
import { signIn } from '../product/sign-in.ts';

/** Somebody with an account, and their calls to the running product. */
export type Writer = {
  readonly id: string;
  readonly cookie: string;
  readonly call: <Answer>(path: string, body?: object, method?: string) => Promise<Answer>;
};

export async function newWriter(url: string): Promise<Writer> {
  const cookie = await signIn(url, 'nora@brightlane.example');
  const call = async <Answer>(path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie,
        origin: url,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text || 'null') as Answer;
  };
  const session = AccountSession.parse(await call(paths.accounts.session));
  if (!session) throw new Error('The session is not there.');
  return { id: session.user.id, cookie, call };
}
