import type { Field, Span } from '../draft.ts';

export function spansIn(
  field: Field,
  stretches: readonly { readonly start: number; readonly end: number }[],
): Span[] {
  return stretches.map(({ start, end }) => ({ field, start, end }));
}

/** The subject first. */
export function inReadingOrder(one: Span, other: Span): number {
  if (one.field !== other.field) return one.field === 'subject' ? -1 : 1;
  return one.start - other.start;
}
