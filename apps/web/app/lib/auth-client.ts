import {
  type AccessKey,
  type AccessKeyList,
  type AccountSession,
  type CreateAccessKeyRequest,
  type CreatedAccessKey,
  type OpenSessionList,
  paths,
  type RecoveryCodes,
  type TwoFactorSetup,
} from '@replysmith/contract';
import { flag, list, listOf, orNull, record, reply, text } from './checks.ts';
import { apiDelete, apiGet, apiPost, type Schema } from './http.ts';

/** The session is in an HttpOnly cookie; the replies are not needed. */
const ignored: Schema<null> = { parse: () => null };

const session = orNull(
  reply<NonNullable<AccountSession>>({
    user: reply({ id: text, email: text, name: text, emailVerified: flag, role: text }),
  }),
);
const openSessions = reply<OpenSessionList>({ items: listOf(record) });
const twoFactor = reply<TwoFactorSetup>({ totp_uri: text, recovery_codes: list });
const recoveryCodes = reply<RecoveryCodes>({ recovery_codes: list });

const accessKeys = reply<AccessKeyList>({ items: listOf(record) });
const createdKey = reply<CreatedAccessKey>({ key: text, access_key: record });

const { accounts } = paths;

function post(path: string, body: Record<string, unknown>): Promise<null> {
  return apiPost(path, body, ignored);
}

/** What somebody who is signed in does with their account. */
export const authClient = {
  session: (signal?: AbortSignal) => apiGet(accounts.session, session, { signal }),
  verifyTotp: (code: string) => post(accounts.verifyTotp, { code }),
  signOut: () => post(accounts.signOut, {}),
  changePassword: (change: { currentPassword: string; newPassword: string }) =>
    post(accounts.changePassword, change),
  openSessions: (signal?: AbortSignal) => apiGet(accounts.sessions, openSessions, { signal }),
  endSession: (id: string) => post(accounts.endSession, { session_id: id }),
  endOtherSessions: () => post(accounts.endOtherSessions, {}),
  accessKeys: (signal?: AbortSignal) => apiGet(accounts.accessKeys, accessKeys, { signal }),
  createAccessKey: (request: CreateAccessKeyRequest) =>
    apiPost(accounts.accessKeys, request, createdKey),
  revokeAccessKey: (id: AccessKey['id']) => apiDelete(`${accounts.accessKeys}/${id}`, ignored),
  enableTwoFactor: (password: string) => apiPost(accounts.enableTwoFactor, { password }, twoFactor),
  disableTwoFactor: (password: string) => post(accounts.disableTwoFactor, { password }),
  newRecoveryCodes: (password: string) =>
    apiPost(accounts.newRecoveryCodes, { password }, recoveryCodes),
  deleteAccount: (request: { password: string; confirmation: string }) =>
    post(accounts.deleteAccount, request),
};
