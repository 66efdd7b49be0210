import { randomUUID } from 'node:crypto';
import { paths } from '@replysmith/contract';

/** Of the accounts that are made here. */
export const password = 'Brightlane-1';

/** Makes an account and signs in; answers the cookie of its session. */
export async function signIn(
  url: string,
  email = `nora-${randomUUID()}@example.com`,
): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
  await post(paths.accounts.signUp, { name: 'Nora Lindqvist', email, password });
  const answer = await post(paths.accounts.signIn, { email, password });
  if (!answer.ok) throw new Error(`Could not sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
