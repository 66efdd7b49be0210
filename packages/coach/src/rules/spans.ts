import type { Field, Span } from '../draft.ts';

export function spansIn(
  field: Field,
  stretches: readonly { readonly start: number; readonly end: number }[],
): Span[] {
  return stretches.map(({ start, end }) => ({ field, start, end }));
}
