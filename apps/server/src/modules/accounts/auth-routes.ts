import {
  AccountMailRequest,
  AccountSession,
  ChangePasswordRequest,
  type ErrorCode,
  PasswordRequest,
  RecoveryCodeRequest,
  RecoveryCodes,
  ResetPasswordRequest,
  SignInReply,
  SignInRequest,
  SignUpRequest,
  TotpRequest,
  TwoFactorSetup,
  VerifyEmailRequest,
  errorCodes,
  paths,
} from '@replysmith/contract';
import type { Context } from 'hono';
import { z } from 'zod';
import { clientAddressHeader } from '../../platform/auth/auth-options.ts';
import { AppError } from '../../platform/errors.ts';
import { errorBody } from '../../platform/http/answer-error.ts';
import type { AppEnvironment } from '../../platform/http/api.ts';
import { type Call, type Route, done, route } from '../../platform/http/route.ts';

const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'current_password_incorrect',
  INVALID_TOKEN: 'invalid_token',
  TOKEN_EXPIRED: 'invalid_token',
  // The account has been deleted since the link was sent.
  USER_NOT_FOUND: 'invalid_token',
  FAILED_TO_GET_SESSION: 'unavailable',
  FAILED_TO_CREATE_USER: 'unavailable',
  INVALID_CODE: 'invalid_code',
  INVALID_BACKUP_CODE: 'invalid_code',
  INVALID_TWO_FACTOR_COOKIE: 'unauthenticated',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'unauthenticated',
  ACCOUNT_TEMPORARILY_LOCKED: 'rate_limited',
  TOTP_ALREADY_ENABLED: 'two_factor_on',
  TOTP_NOT_ENABLED: 'two_factor_off',
  TWO_FACTOR_NOT_ENABLED: 'two_factor_off',
  BACKUP_CODES_NOT_ENABLED: 'two_factor_off',
  two_factor_unverified: 'two_factor_unverified',
  weak_password: 'weak_password',
  validation_failed: 'validation_failed',
};

const statuses: Record<number, ErrorCode> = {
  400: 'malformed_body',
  401: 'unauthenticated',
  403: 'origin_not_allowed',
  404: 'not_found',
  // Another call with the same recovery code came first.
  409: 'invalid_code',
  422: 'validation_failed',
  429: 'rate_limited',
};

const Refusal = z.object({
  code: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});

/** Turns a refusal of Better Auth into an error of the contract. */
function toAuthError(status: number, body: unknown): AppError {
  const refusal = Refusal.safeParse(body).data;
  const code = codes[refusal?.code ?? ''] ?? statuses[status] ?? 'internal';
  return new AppError(code, refusal?.fields ? { fields: refusal.fields } : {});
}

const planKey = /^\w+$/;

/**
 * Leaves out a value that cannot be the key of a plan, so that it does not make the sign-up fail.
 */
function toSignUp({ plan, ...account }: z.infer<typeof SignUpRequest>): object {
  return plan && planKey.test(plan) ? { ...account, chosenPlan: plan.toLowerCase() } : account;
}

const { accounts } = paths;

const Setup = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const KnownSession = AccountSession.unwrap();
const Codes = Setup.pick({ backupCodes: true });

const signedIn = { needs_code: false } satisfies SignInReply;

/**
 * What is passed on of Better Auth's answers. The session's secret stays in its HttpOnly cookie.
 */
const replyBodies: Readonly<Record<string, (body: object) => object>> = {
  [accounts.session]: (body) => ('user' in body ? KnownSession.parse(body) : {}),
  [accounts.signIn]: (body) => ({ needs_code: 'twoFactorRedirect' in body }) satisfies SignInReply,
  [accounts.verifyTotp]: () => signedIn,
  [accounts.verifyRecoveryCode]: () => signedIn,
  [accounts.enableTwoFactor]: (body) => {
    const { totpURI, backupCodes } = Setup.parse(body);
    return { totp_uri: totpURI, recovery_codes: backupCodes } satisfies TwoFactorSetup;
  },
  [accounts.newRecoveryCodes]: (body) =>
    ({ recovery_codes: Codes.parse(body).backupCodes }) satisfies RecoveryCodes,
};

function accountReply(path: string, body: unknown): object | null {
  if (typeof body !== 'object' || body === null) return null;
  return replyBodies[path]?.(body) ?? {};
}

type AuthCall = Pick<Call, 'auth' | 'services' | 'c'>;

/** Has Better Auth answer a call. `path` is the call's address there. */
function ask({ auth, services, c }: AuthCall, path: string, init: RequestInit = {}) {
  const headers = new Headers({
    // `sameOrigin` has checked the origin already, and a browser may leave the header out.
    Origin: services.publicUrl,
    'Content-Type': 'application/json',
    'User-Agent': c.req.header('User-Agent') ?? '',
    Cookie: c.req.header('Cookie') ?? '',
    [clientAddressHeader]: c.get('clientAddress'),
  });
  return auth.answer(new Request(`${services.publicUrl}${path}`, { ...init, headers }));
}

function authRoute(
  path: string,
  summary: string,
  schema: z.ZodType<object>,
  replySchema: z.ZodType = done,
  refusals: readonly ErrorCode[] = [],
): Route {
  return route({
    method: 'post',
    path,
    summary,
    access: 'anyone',
    body: schema,
    refusals: ['rate_limited', ...refusals],
    reply: ['Done', replySchema],
    run: async ({ body, ...call }) => {
      const answer = await ask(call, path, { method: 'POST', body: JSON.stringify(body) });
      return reply(call.c, path, answer);
    },
  });
}

/** Better Auth itself asks for the session. */
function forSession(open: Route): Route {
  return { ...open, sessionIsChecked: true };
}

/**
 * The calls of Better Auth that the product uses; its other calls cannot be reached. It gets the
 * checked fields only, and its refusals get the shape of all others.
 */
export const authRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: accounts.signUp,
    summary: 'Make an account',
    access: 'anyone',
    body: SignUpRequest,
    reply: ['Done', done],
    run: async ({ body, ...call }) => {
      const input = JSON.stringify(toSignUp(body));
      const answer = () => ask(call, accounts.signUp, { method: 'POST', body: input });
      const first = await answer();
      // Of two sign-ups at the same moment, the second fails on the unique address. It gets the
      // answer that a later sign-up would get.
      const isSecond = (await codeOf(first)) === 'FAILED_TO_CREATE_USER';
      return reply(call.c, accounts.signUp, isSecond ? await answer() : first);
    },
  }),
  route({
    method: 'post',
    path: accounts.verifyEmail,
    summary: 'Confirm an address with the token of a mail',
    access: 'anyone',
    body: VerifyEmailRequest,
    reply: ['Done', done],
    run: async ({ body, ...call }) => {
      // Better Auth verifies by GET, which mail scanners would trigger. Ours is reached by POST
      // only.
      const query = new URLSearchParams({ ...body }).toString();
      return reply(
        call.c,
        accounts.verifyEmail,
        await ask(call, `${accounts.verifyEmail}?${query}`),
      );
    },
  }),
  route({
    method: 'get',
    path: accounts.session,
    summary: 'Who is signed in, if anybody',
    access: 'anyone',
    reply: ['The person, or nothing', AccountSession],
    run: async (call) => reply(call.c, accounts.session, await ask(call, accounts.session)),
  }),
  authRoute(accounts.signIn, 'Sign in', SignInRequest, SignInReply, ['invalid_credentials']),
  authRoute(accounts.signOut, 'Sign out', done),
  authRoute(accounts.sendVerification, 'Have the address confirmed by mail', AccountMailRequest),
  authRoute(accounts.requestReset, 'Have a link mailed to set a new password', AccountMailRequest),
  authRoute(accounts.resetPassword, 'Set a new password with such a link', ResetPasswordRequest),
  forSession(authRoute(accounts.changePassword, 'Change the password', ChangePasswordRequest)),
  forSession(
    authRoute(
      accounts.enableTwoFactor,
      'Begin to set up two-factor sign-in',
      PasswordRequest,
      TwoFactorSetup,
    ),
  ),
  forSession(authRoute(accounts.disableTwoFactor, 'Turn two-factor sign-in off', PasswordRequest)),
  authRoute(accounts.verifyTotp, 'Sign in with a code of an app', TotpRequest, SignInReply),
  authRoute(
    accounts.verifyRecoveryCode,
    'Sign in with a recovery code',
    RecoveryCodeRequest,
    SignInReply,
  ),
  forSession(
    authRoute(
      accounts.newRecoveryCodes,
      'Replace the recovery codes',
      PasswordRequest,
      RecoveryCodes,
    ),
  ),
];

async function reply(
  c: Context<AppEnvironment>,
  path: string,
  response: Response,
): Promise<Response> {
  const body: unknown = await response.json().catch(() => null);
  for (const cookie of response.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  // The page itself removes what it keeps of a person. Clearing all storage would also remove
  // settings of the browser, such as the theme.
  if (path === paths.accounts.signOut) c.header('Clear-Site-Data', '"cache"');
  if (response.ok) return c.json(accountReply(path, body));
  const wait = response.headers.get('X-Retry-After');
  if (wait) c.header('Retry-After', wait);
  const error = toAuthError(response.status, body);
  return c.json(errorBody(error, c.get('requestId')), errorCodes[error.code].status);
}

async function codeOf(response: Response): Promise<unknown> {
  if (response.ok) return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  return body?.code;
}
