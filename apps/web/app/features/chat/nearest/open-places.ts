import { findBlanks } from '@replysmith/coach';
import { findVariables } from '@replysmith/contract';

/** Where the text of a template is open, from its beginning to its end. */
export function openPlaces(text: string) {
  const variables = findVariables(text).map((place) => ({ ...place, isVariable: true }));
  return [...findBlanks(text), ...variables].toSorted((one, other) => one.start - other.start);
}
