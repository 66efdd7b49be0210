import { periods } from '@replysmith/contract';
import { symmetricEncrypt } from 'better-auth/crypto';
import { serialize } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import {
  type Secrets,
  decryptWithAny,
  encryptionKeys,
  renewCookies,
  renewToken,
} from '../secrets.ts';
import { cookiePrefix } from './sessions.ts';

type Answer = (request: Request) => Promise<Response>;

type Cookies = {
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly sessionDays: number;
};

/**
 * Lets Better Auth, which checks signatures with the current secret only, answer calls with cookies
 * and tokens that an old one signed. The browser gets its cookies signed anew.
 */
export function acceptOldSecrets(
  answer: Answer,
  { secrets, publicUrl, sessionDays }: Cookies,
): Answer {
  if (secrets.length === 1) return answer;
  // In seconds, as Better Auth sets them.
  const maxAges: Readonly<Record<string, number>> = {
    session_token: sessionDays * 86_400,
    two_factor: periods.secondFactorMinutes * 60,
  };
  const prefix = `${cookiePrefix(publicUrl)}.`;
  return async (request) => {
    const url = new URL(request.url);
    const token = url.searchParams.get('token');
    if (token) url.searchParams.set('token', renewToken(token, secrets));
    const cookies = renewCookies(request.headers.get('Cookie') ?? '', secrets);
    const headers = new Headers(request.headers);
    if (cookies) headers.set('Cookie', cookies.header);
    const response = await answer(new Request(new Request(url, request), { headers }));
    if (!cookies || !response.ok) return response;
    const set = response.headers.getSetCookie();
    const renewed = new Response(response.body, response);
    for (const [name, value] of cookies.renewed) {
      const maxAge = maxAges[name.slice(prefix.length)];
      if (!maxAge || !name.startsWith(prefix) || set.some((one) => one.startsWith(`${name}=`))) {
        continue;
      }
      const secure = publicUrl.startsWith('https:');
      const options = { maxAge, path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
      renewed.headers.append('Set-Cookie', serialize(name, value, options));
    }
    return renewed;
  };
}

/**
 * Encrypts with the current secret the second factors that another one had encrypted, so that the
 * other can be given up. What none of them opens stays as it is. Returns how many were renewed.
 */
export async function renewSecondFactors(
  db: Database,
  secrets: Secrets,
  log: Logger,
): Promise<number> {
  const [current, ...old] = secrets;
  if (old.length === 0) return 0;
  const [{ version } = { version: 0 }] = encryptionKeys(secrets).secrets;
  const key = { keys: new Map([[version, current]]), currentVersion: version };
  const renew = async (data: string) =>
    symmetricEncrypt({ key, data: await decryptWithAny(data, secrets) });
  const rows = await db
    .selectFrom('auth.two_factors')
    .select(['id', 'secret', 'backupCodes'])
    .execute();
  let renewed = 0;
  for (const { id, ...before } of rows) {
    if (await areOpenedBy(current, before)) continue;
    try {
      const { numUpdatedRows } = await db
        .updateTable('auth.two_factors')
        .set({ secret: await renew(before.secret), backupCodes: await renew(before.backupCodes) })
        .where('id', '=', id)
        // Somebody may have used a recovery code or begun anew since.
        .where('secret', '=', before.secret)
        .where('backupCodes', '=', before.backupCodes)
        .executeTakeFirst();
      renewed += Number(numUpdatedRows);
    } catch (error) {
      log.warn(
        { err: error, twoFactorId: id },
        'a second factor is encrypted with no known secret',
      );
    }
  }
  return renewed;
}

async function areOpenedBy(current: string, sealed: Readonly<Record<string, string>>) {
  const opened = Object.values(sealed).map((data) =>
    decryptWithAny(data, [current]).then(
      () => true,
      () => false,
    ),
  );
  return !(await Promise.all(opened)).includes(false);
}
