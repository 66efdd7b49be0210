import { createHash, randomBytes } from 'node:crypto';

const prefix = 'replysmith_';
const wellFormed = new RegExp(`^${prefix}([\\da-f]{64})([\\da-f]{8})$`);
const anyKey = new RegExp(`${prefix}[\\da-f]{16,}`, 'gi');

/** A prefix by which people and secret scanners know it, 256 random bits, and a checksum. */
export function newKey(): string {
  const secret = randomBytes(32).toString('hex');
  return prefix + secret + checksumOf(secret);
}

/** False for a key that was mistyped or cut off, so that nobody has to look for it. */
export function isWellFormed(key: string): boolean {
  const [, secret = '', checksum] = wellFormed.exec(key) ?? [];
  return checksum === checksumOf(secret);
}

/** A fast hash is right: nobody can try all that 256 random bits may be. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Whether a text contains a key, or most of one. */
export function holdsKey(text: string): boolean {
  return text.search(anyKey) >= 0;
}

/** A text without the keys in it. */
export function withoutKeys(text: string): string {
  return text.replaceAll(anyKey, `${prefix}…`);
}

function checksumOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
