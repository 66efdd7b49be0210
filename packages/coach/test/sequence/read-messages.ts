import { parseEmail } from '../../src/index.ts';
import type { PlannedMessage } from '../../src/sequence/sequence.ts';
import type { ReadMessage } from '../../src/sequence/sequence-rules.ts';

/** Messages as the rules of a sequence see them; what is not given is empty. */
export function readMessages(...given: readonly Partial<PlannedMessage>[]): ReadMessage[] {
  return given.map(({ subject = null, body = '', gap_days = 0 }) => ({
    subject,
    body,
    gap_days,
    email: parseEmail({ subject, body }),
  }));
}

/** So many words that are nobody's name, each its own. */
export function wordsOf(count: number, from = 0): string {
  return Array.from({ length: count }, (_, at) => {
    const place = from + at;
    return `b${'aeiou'[place % 5] ?? ''}${'klmnprst'[Math.floor(place / 5) % 8] ?? ''}ab`;
  }).join(' ');
}
