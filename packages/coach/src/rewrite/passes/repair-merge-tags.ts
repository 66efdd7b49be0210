import type { Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';

/** "{{first_name}}" and "%FIRST_NAME%" → "first name" */
function readTag(tag: string): string {
  const words = tag
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\|.*$/su, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(first|last|full)name$/u, '$1 name');
  return words === '' ? 'this' : words;
}

/** A raw tag that reaches the reader says "mass mail": each becomes a blank that cannot be missed. */
export function repairMergeTags(email: Email): Candidate[] {
  return email.protectedTokens
    .filter(({ kind }) => kind === 'merge_tag')
    .map(({ field, start, end, text }) => ({
      field,
      start,
      end,
      after: `[fill in: ${readTag(text)}]`,
      rule: 'unfilled-merge-tag',
      reason: `${text} would go out as it stands; the blank shows what is still missing.`,
    }));
}
