import type { Field } from '../../draft.ts';
import type { Email, ProtectedToken } from '../../document/email.ts';
import { overlaps } from '../../document/stretch.ts';
import { type Sources, isTraceable } from './sources.ts';

const fewSpelt = /^(?:two|three|four|five)$/iu;
const ofText =
  /^ (?:\p{L}+ )?(?:kinds?|ways?|things?|options?|questions?|reasons?|points?|ideas?|sentences?|lines?|words?)\b/iu;
const word = /[\p{L}\p{N}]+/gu;

/** "two questions" counts what the text itself says. */
function countsOwnWords(text: string, { kind, end, text: count }: ProtectedToken): boolean {
  return kind === 'number' && fewSpelt.test(count) && ofText.test(text.slice(end, end + 40));
}

/** The facts between two offsets of a field that no source holds, in reading order; every digit counts as one. */
export function untracedIn(
  email: Email,
  { field, start, end }: { readonly field: Field; readonly start: number; readonly end: number },
  sources: Sources,
): ProtectedToken[] {
  const tokens = email.protectedTokens.filter(
    (token) => token.field === field && token.start >= start && token.end <= end,
  );
  const part = (email[field] ?? '').slice(start, end);
  const digits = Array.from(part.matchAll(word), ({ index, 0: text }): ProtectedToken => {
    const at = start + index;
    return { field, kind: 'number', start: at, end: at + text.length, text };
  }).filter(({ text }) => /\p{N}/u.test(text));
  const cut = digits.filter((one) => !isInside(one, tokens));
  const whole = tokens.filter((token) => !cut.some((one) => overlaps(one, token)));
  const strays = digits.filter((one) => !isInside(one, whole));
  const text = email[field] ?? '';
  return [
    ...whole.filter((token) => !isTraceable(sources, token) && !countsOwnWords(text, token)),
    ...strays.filter((stray) => !isHeld(sources, stray.text)),
  ].sort((one, other) => one.start - other.start);
}

function isInside(one: ProtectedToken, tokens: readonly ProtectedToken[]): boolean {
  return tokens.some(({ start, end }) => start <= one.start && one.end <= end);
}

/** "2GB" is "2 GB". */
function isHeld({ words, figures }: Sources, stray: string): boolean {
  if (words.has(stray.toLowerCase())) return true;
  const runs = stray.match(/\p{N}+/gu) ?? [];
  return runs.length === 1 && figures.has(runs[0]);
}
