import type { ProtectedKind, ProtectedToken, Stretch } from '../../document/email.ts';
import type { Part } from '../units/unit.ts';

const labels: Readonly<Record<Exclude<ProtectedKind, 'blank' | 'merge_tag'>, string>> = {
  name: 'a name',
  number: 'a figure',
  date: 'a date',
  link: 'a link',
  email_address: 'an email address',
  quotation: 'their words',
};

/**
 * A text with blanks in place of some of its tokens, and without the stretches that are to go with the space after
 * them. Offsets count from the start of the text; both lists are in order and apart.
 */
export function fillBlanks(
  text: string,
  tokens: readonly ProtectedToken[],
  part: Part,
  gone: readonly Stretch[] = [],
): string {
  const changes = [
    ...tokens.map((token) => ({ ...token, put: blankFor(token, part) })),
    ...gone.map(({ start, end }) => ({ start, end: end + (text[end] === ' ' ? 1 : 0), put: '' })),
  ].sort((one, other) => one.start - other.start);
  let filled = '';
  let from = 0;
  for (const { start, end, put } of changes) {
    filled += text.slice(from, start) + put;
    from = end;
  }
  return filled + text.slice(from);
}

function blankFor({ kind, text }: ProtectedToken, part: Part): string {
  if (kind === 'blank') return '[fill in: a figure]';
  const label = kind === 'merge_tag' ? fieldOf(text) : labelOf(kind, part);
  return `[fill in: ${label}]`;
}

function labelOf(kind: keyof typeof labels, part: Part): string {
  if (kind !== 'name') return labels[kind];
  if (part === 'greeting') return 'first name';
  return part === 'signature' ? 'your name' : labels.name;
}

/** "{{first_name}}" asks for a first name. */
function fieldOf(tag: string): string {
  const words = tag
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'a name' : words.slice(0, 40);
}
