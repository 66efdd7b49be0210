import { hashOf } from '../../../recipient/seeded.ts';
import type { Email } from '../../../document/email.ts';

/** One of several ways to say the same: always the same one for the same email, the next one for its `turn`. */
export function wordingFor(email: Email, ways: readonly string[], label: string, turn = 0): string {
  const hash = hashOf(`${label}\n${email.subject ?? ''}\n${email.body}`);
  return ways[(hash + turn) % ways.length] ?? '';
}

/** `_` in a wording stands for what the email is about. */
export function about(way: string, topic: string): string {
  return way.replaceAll('_', () => topic);
}
