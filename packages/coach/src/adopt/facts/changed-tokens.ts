import type { ProtectedKind, ProtectedToken } from '../../document/email.ts';
import { figuresIn } from './figures-in.ts';

/** What stands for one thing only: with another in its place the sentence says something else. */
const exact: readonly ProtectedKind[] = ['number', 'date', 'link', 'email_address'];

/** Figures, dates and links for which the written words have others: "30" became "40", or two changed places. */
export function changedTokens(
  own: readonly ProtectedToken[],
  written: readonly ProtectedToken[],
): ProtectedToken[] {
  return exact.flatMap((kind) => {
    const before = own.filter((token) => token.kind === kind);
    const after = written.filter((token) => token.kind === kind);
    const lost = before.filter((token) => !after.some((other) => isSame(token, other)));
    const came = after.filter((token) => !before.some((other) => isSame(token, other)));
    return lost.length > 0 && came.length > 0 ? lost : [];
  });
}

export function isSame(one: ProtectedToken, other: ProtectedToken): boolean {
  if (one.text.toLowerCase() === other.text.toLowerCase()) return true;
  const [mine, theirs] = [one, other].map(({ text }) => figuresIn(text).sort().join(' '));
  return one.kind === 'number' && mine !== '' && mine === theirs;
}
