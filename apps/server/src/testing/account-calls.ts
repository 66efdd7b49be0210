import { ErrorBody, paths } from '@replysmith/contract';
import { cookieOf } from './cookie-of.ts';
import type { TestApp } from './running/test-app.ts';

const { accounts } = paths;

export const password = 'Sturdy-Pen-42';

/** What people do with their accounts, through the API. */
export function accountCalls(test: TestApp) {
  let people = 0;

  const post = (call: string, body: unknown, cookie?: string, from?: string) =>
    test.call(call, { body, ...(cookie && { as: { cookie } }), ...(from && { from }) });

  const signUp = (email: string, changes = {}) =>
    post(accounts.signUp, { name: 'Ada Lovelace', email, password, ...changes });

  const newEmail = () => `account-${(people += 1)}@example.com`;

  const lastMail = (to: string) => test.mails.findLast((mail) => mail.to === to);

  const signIn = async (email: string, with_ = password) =>
    cookieOf(await post(accounts.signIn, { email, password: with_ }));

  const tokenFor = (to: string) => tokenOf(lastMail(to)?.link ?? '');

  /** Follows the link of the last mail. */
  const verify = (email: string) => post(accounts.verifyEmail, { token: tokenFor(email) });

  /** A new account, signed in once. */
  const newAccount = async () => {
    const email = newEmail();
    await signUp(email);
    const { id } = await test.database.everything
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { id, email, cookie: await signIn(email) };
  };

  return {
    post,
    signUp,
    signIn,
    newEmail,
    lastMail,
    tokenFor,
    verify,
    newAccount,
    /** The same, with a verified address. */
    newVerifiedAccount: async () => {
      const account = await newAccount();
      await verify(account.email);
      return account;
    },
    isSignedIn: async (cookie: string) =>
      (await test.call(paths.chatSessions, { as: { cookie } })).status === 200,
  };
}

/** The token in a mail's link. */
export function tokenOf(link: string): string {
  const { searchParams } = new URL(link);
  return searchParams.get('token') ?? searchParams.get('verify') ?? '';
}

export async function errorOf(response: Response) {
  return ErrorBody.parse(await response.json()).error;
}
