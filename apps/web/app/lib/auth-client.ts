import { AccountSession, paths } from '@replysmith/contract';
import { apiGet, apiPost, type Schema } from './api-client.ts';

/** The session lives in an HttpOnly cookie; what these calls answer is not needed. */
const ignored: Schema<null> = { parse: () => null };

const { accounts } = paths;

function post(path: string, body: Record<string, unknown>): Promise<null> {
  return apiPost(path, body, ignored);
}

export const authClient = {
  session: (signal?: AbortSignal) => apiGet(accounts.session, AccountSession, { signal }),
  signIn: (account: { email: string; password: string }) => post(accounts.signIn, account),
  signUp: (account: { name: string; email: string; password: string }) =>
    post(accounts.signUp, account),
  signOut: () => post(accounts.signOut, {}),
  sendVerification: (email: string) => post(accounts.sendVerification, { email }),
  requestReset: (email: string) => post(accounts.requestReset, { email }),
  setNewPassword: (reset: { token: string; newPassword: string }) =>
    post(accounts.resetPassword, reset),
};
