import { AccountSession, paths } from '@replysmith/contract';
import { apiGet, apiPost, type Schema } from './api-client.ts';

/** The session lives in an HttpOnly cookie; what these calls answer is not needed. */
const ignored: Schema<null> = { parse: () => null };

function post(endpoint: string, body: Record<string, unknown>): Promise<null> {
  return apiPost(`${paths.auth}/${endpoint}`, body, ignored);
}

export const authClient = {
  session: (signal?: AbortSignal) =>
    apiGet(`${paths.auth}/get-session`, AccountSession, { signal }),
  signIn: (account: { email: string; password: string }) => post('sign-in/email', account),
  signUp: (account: { name: string; email: string; password: string }) =>
    post('sign-up/email', account),
  signOut: () => post('sign-out', {}),
  sendVerification: (email: string) => post('send-verification-email', { email }),
  requestReset: (email: string) => post('request-password-reset', { email }),
  setNewPassword: (reset: { token: string; newPassword: string }) => post('reset-password', reset),
};
