import type { ProtectedToken } from '../../document/email.ts';
import { isSame } from './changed-tokens.ts';

/** Names and figures that changed places: each is still there, and belongs to another. */
export function swapsTokens(
  own: readonly ProtectedToken[],
  written: readonly ProtectedToken[],
): boolean {
  const [before, after] = [own, written].map((tokens) =>
    tokens.filter(({ kind }) => kind === 'name' || kind === 'number' || kind === 'date'),
  );
  if (!before || !after || before.length !== after.length) return false;
  if (before.some(({ kind }, at) => after[at]?.kind !== kind)) return false;
  if (!before.every((token) => after.some((other) => isSame(token, other)))) return false;
  const moved = new Set(
    before.flatMap((token, at) => {
      const other = after[at];
      return other && !isSame(token, other) ? [token.kind === 'name' ? 'name' : 'figure'] : [];
    }),
  );
  return (
    moved.size === 1 && before.some(({ kind }) => !moved.has(kind === 'name' ? 'name' : 'figure'))
  );
}

/** "from 8 seconds to 2" became "from 2 seconds to 8": a figure counts what another counted. */
export function swapsUnits(
  own: readonly (ProtectedToken & { readonly next: string })[],
  written: readonly (ProtectedToken & { readonly next: string })[],
): boolean {
  return written.some((token) => {
    const same = own.find((other) => isSame(other, token));
    if (!same || token.next === '' || same.next === token.next) return false;
    return own.some((other) => !isSame(other, token) && other.next === token.next);
  });
}
