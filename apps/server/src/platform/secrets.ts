import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { parse } from 'hono/utils/cookie';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The server's secrets: the first signs and encrypts, the others are still accepted. */
export type Secrets = readonly [current: string, ...old: string[]];

/**
 * Better Auth's setting. It marks what it encrypts with a secret's number, which is derived from
 * the secret, so that it stays the same whatever order the settings name them in.
 */
export function encryptionKeys(secrets: Secrets) {
  return {
    // For what was encrypted without a number.
    secret: secrets[0],
    secrets: secrets.map((value) => ({ version: numberOf(value), value })),
  };
}

function numberOf(secret: string): number {
  return createHash('sha256').update(`number of ${secret}`).digest().readUInt32BE();
}

/** The value of a cookie that one of the secrets signed. Better Auth's are `value.signature`. */
export function signedValue(cookie: string, secrets: Secrets): string | null {
  const end = cookie.lastIndexOf('.');
  if (end < 1) return null;
  const [value, signature] = [cookie.slice(0, end), cookie.slice(end + 1)];
  return secrets.some((secret) => isEqual(signature, signatureOf(value, secret, 'base64')))
    ? value
    : null;
}

/**
 * A request's cookies as the current secret would have signed them, and the names of those that
 * another one had. Null when that changes nothing.
 */
export function renewCookies(
  header: string,
  secrets: Secrets,
): { readonly header: string; readonly renewed: ReadonlyMap<string, string> } | null {
  const [current, ...old] = secrets;
  if (old.length === 0 || header === '') return null;
  const renewed = new Map<string, string>();
  const all = Object.entries(parse(header)).map(([name, cookie]) => {
    const value = signedValue(cookie, [current]) === null ? signedValue(cookie, secrets) : null;
    if (value === null) return `${name}=${encodeURIComponent(cookie)}`;
    const signed = `${value}.${signatureOf(value, current, 'base64')}`;
    renewed.set(name, signed);
    return `${name}=${encodeURIComponent(signed)}`;
  });
  return renewed.size > 0 ? { header: all.join('; '), renewed } : null;
}

/** A link's token (a JWT) as the current secret would have signed it. */
export function renewToken(token: string, secrets: Secrets): string {
  const [current, ...old] = secrets;
  const end = token.lastIndexOf('.');
  const [claims, signature] = [token.slice(0, end), token.slice(end + 1)];
  const isOld = old.some((secret) => isEqual(signature, signatureOf(claims, secret, 'base64url')));
  return isOld ? `${claims}.${signatureOf(claims, current, 'base64url')}` : token;
}

function signatureOf(value: string, secret: string, form: 'base64' | 'base64url'): string {
  return createHmac('sha256', secret).update(value).digest(form);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Decrypts what any of the secrets encrypted; throws when none did. */
export async function decryptWithAny(data: string, secrets: Secrets): Promise<string> {
  const { secrets: numbered } = encryptionKeys(secrets);
  const keys = new Map(numbered.map(({ version, value }) => [version, value]));
  for (const secret of secrets) {
    const key = { keys, currentVersion: numberOf(secrets[0]), legacySecret: secret };
    const text = await symmetricDecrypt({ key, data }).catch(() => null);
    if (text !== null) return text;
  }
  throw new Error('None of the secrets opens this.');
}

/** Keeps secrets of people from whoever reads the database. */
export type Encryption = {
  readonly encrypt: (text: string) => Promise<string>;
  /** Throws when none of the server's secrets opens it. */
  readonly decrypt: (data: string) => Promise<string>;
};

export function createEncryption(secrets: Secrets): Encryption {
  return {
    encrypt: (data) => symmetricEncrypt({ key: secrets[0], data }),
    decrypt: (data) => decryptWithAny(data, secrets),
  };
}
