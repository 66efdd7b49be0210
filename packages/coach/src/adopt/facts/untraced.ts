import type { Field } from '../../draft.ts';
import type { Email, ProtectedToken } from '../../text/email.ts';
import { isTraceable, type Sources } from './sources.ts';

const withDigit = /[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu;

/** The facts between two offsets of a field that no source holds, in reading order; every digit counts as one. */
export function untracedIn(
  email: Email,
  { field, start, end }: { readonly field: Field; readonly start: number; readonly end: number },
  sources: Sources,
): ProtectedToken[] {
  const tokens = email.protectedTokens.filter(
    (token) => token.field === field && token.start >= start && token.end <= end,
  );
  const text = (email[field] ?? '').slice(start, end);
  const strays = Array.from(text.matchAll(withDigit), ({ index, 0: word }): ProtectedToken => {
    const at = start + index;
    return { field, kind: 'number', start: at, end: at + word.length, text: word };
  }).filter((stray) => !tokens.some((token) => token.start < stray.end && stray.start < token.end));
  return [
    ...tokens.filter((token) => !isTraceable(sources, token)),
    ...strays.filter((stray) => !sources.words.has(stray.text.toLowerCase())),
  ].sort((one, other) => one.start - other.start);
}
