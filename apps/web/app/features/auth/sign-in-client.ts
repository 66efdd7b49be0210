import { type AccountSession, paths, type SignInReply } from '@replysmith/contract';
import { apiGet, apiPost, type Schema } from '../../lib/http.ts';
import { flag, orNull, record, reply } from '../../lib/checks.ts';

/** The session is in an HttpOnly cookie; the replies are not needed. */
const ignored: Schema<null> = { parse: () => null };

const session = orNull(reply<NonNullable<AccountSession>>({ user: record }));
const signedIn = reply<SignInReply>({ needs_code: flag });

const { accounts } = paths;

function post(path: string, body: Record<string, unknown>): Promise<null> {
  return apiPost(path, body, ignored);
}

/** What a page does with accounts before anybody is signed in. */
export const signInClient = {
  session: (signal?: AbortSignal) => apiGet(accounts.session, session, { signal }),
  signIn: (account: { email: string; password: string }) =>
    apiPost(accounts.signIn, account, signedIn),
  verifyTotp: (code: string) => post(accounts.verifyTotp, { code }),
  verifyRecoveryCode: (code: string) => post(accounts.verifyRecoveryCode, { code }),
  signUp: (account: { name: string; email: string; password: string; plan?: string }) =>
    post(accounts.signUp, account),
  sendVerification: (email: string) => post(accounts.sendVerification, { email }),
  requestReset: (email: string) => post(accounts.requestReset, { email }),
  setNewPassword: (reset: { token: string; newPassword: string }) =>
    post(accounts.resetPassword, reset),
};
