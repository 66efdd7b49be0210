import type { Field } from '../draft.ts';
import type { ProtectedKind, ProtectedToken, Stretch } from './email.ts';
import { withoutOverlaps } from './stretch.ts';

/** Earlier kinds win where two overlap. */
const precedence: readonly ProtectedKind[] = [
  'blank',
  'merge_tag',
  'link',
  'email_address',
  'quotation',
  'date',
  'number',
  'name',
];

export type Found = Readonly<Record<ProtectedKind, readonly Stretch[]>>;

/** All that was found in one field, without overlaps, in reading order. */
export function protectedTokens(field: Field, found: Found): ProtectedToken[] {
  return precedence.reduce<ProtectedToken[]>((tokens, kind) => {
    const free = notTaken(withoutOverlaps(found[kind]), tokens).map(({ start, end, text }) => ({
      field,
      kind,
      start,
      end,
      text,
    }));
    return [...tokens, ...free].sort((one, other) => one.start - other.start);
  }, []);
}

/** Both lists are in order and walked once, side by side. */
function notTaken(stretches: readonly Stretch[], taken: readonly ProtectedToken[]): Stretch[] {
  let at = 0;
  return stretches.filter((stretch) => {
    while ((taken[at]?.end ?? Infinity) <= stretch.start) at += 1;
    return (taken[at]?.start ?? Infinity) >= stretch.end;
  });
}
