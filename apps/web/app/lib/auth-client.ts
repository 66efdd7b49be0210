import {
  AccountSession,
  OpenSessionList,
  paths,
  RecoveryCodes,
  SignInReply,
  TwoFactorSetup,
} from '@replysmith/contract';
import { apiGet, apiPost, type Schema } from './http.ts';

/** The session is in an HttpOnly cookie; the replies are not needed. */
const ignored: Schema<null> = { parse: () => null };

const { accounts } = paths;

function post(path: string, body: Record<string, unknown>): Promise<null> {
  return apiPost(path, body, ignored);
}

export const authClient = {
  session: (signal?: AbortSignal) => apiGet(accounts.session, AccountSession, { signal }),
  signIn: (account: { email: string; password: string }) =>
    apiPost(accounts.signIn, account, SignInReply),
  verifyTotp: (code: string) => post(accounts.verifyTotp, { code }),
  verifyRecoveryCode: (code: string) => post(accounts.verifyRecoveryCode, { code }),
  signUp: (account: { name: string; email: string; password: string; plan?: string }) =>
    post(accounts.signUp, account),
  signOut: () => post(accounts.signOut, {}),
  sendVerification: (email: string) => post(accounts.sendVerification, { email }),
  requestReset: (email: string) => post(accounts.requestReset, { email }),
  setNewPassword: (reset: { token: string; newPassword: string }) =>
    post(accounts.resetPassword, reset),
  changePassword: (change: { currentPassword: string; newPassword: string }) =>
    post(accounts.changePassword, change),
  openSessions: (signal?: AbortSignal) => apiGet(accounts.sessions, OpenSessionList, { signal }),
  endSession: (id: string) => post(accounts.endSession, { session_id: id }),
  endOtherSessions: () => post(accounts.endOtherSessions, {}),
  enableTwoFactor: (password: string) =>
    apiPost(accounts.enableTwoFactor, { password }, TwoFactorSetup),
  disableTwoFactor: (password: string) => post(accounts.disableTwoFactor, { password }),
  newRecoveryCodes: (password: string) =>
    apiPost(accounts.newRecoveryCodes, { password }, RecoveryCodes),
  deleteAccount: (request: { password: string; confirmation: string }) =>
    post(accounts.deleteAccount, request),
};
