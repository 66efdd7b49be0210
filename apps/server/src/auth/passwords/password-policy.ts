import { Password } from '@replysmith/contract';
import { commonPasswords } from './common-passwords.ts';

/** Why a password is refused; empty when it is not. */
export function passwordProblems(password: unknown): string[] {
  const parsed = Password.safeParse(password);
  if (!parsed.success) return parsed.error.issues.map((issue) => issue.message);
  if (isWellKnown(parsed.data)) {
    return ['This password is on the lists that attackers try first. Choose another.'];
  }
  return [];
}

/** Letter case, and digits or signs tacked on at the end, do not make a known password a new one. */
function isWellKnown(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/[\d\W_]+$/u, ''));
}
