import type { ProtectedKind, ProtectedToken } from '../../text/email.ts';
import type { Part } from '../units/unit.ts';

const labels: Readonly<Record<Exclude<ProtectedKind, 'blank' | 'merge_tag'>, string>> = {
  name: 'a name',
  number: 'a figure',
  date: 'a date',
  link: 'a link',
  email_address: 'an email address',
  quotation: 'their words',
};

/** A text with blanks in place of some of its tokens, whose offsets count from the start of the text. */
export function fillBlanks(text: string, tokens: readonly ProtectedToken[], part: Part): string {
  let filled = '';
  let from = 0;
  for (const token of tokens) {
    filled += text.slice(from, token.start) + blankFor(token, part);
    from = token.end;
  }
  return filled + text.slice(from);
}

function blankFor({ kind, text }: ProtectedToken, part: Part): string {
  if (kind === 'blank') return text;
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
