import { findBlanks } from '@replysmith/coach';
import { findVariables } from '@replysmith/contract';

/** Where a text is still open: variables and blanks, in reading order. */
export function openPlaces(text: string): { start: number; end: number }[] {
  const blanks = findBlanks(text).map(({ start, end }) => ({ start, end }));
  const variables = findVariables(text).filter(
    ({ start, end }) => !blanks.some((blank) => blank.start < end && start < blank.end),
  );
  return [...blanks, ...variables.map(({ start, end }) => ({ start, end }))].sort(
    (a, b) => a.start - b.start,
  );
}
