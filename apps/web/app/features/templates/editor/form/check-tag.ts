import { lengths } from '@replysmith/contract';

const tagCharacters = /^[\p{L}\p{M}\p{N} \-_]+$/u;

/** Why a tag cannot be added to those that are there; null when it can. */
export function tagProblem(tag: string, tags: readonly string[]): string | null {
  if (tags.length >= lengths.templateTagsInForm) {
    return `Too many tags (maximum ${String(lengths.templateTagsInForm)})`;
  }
  if (tag.length > lengths.tag) return `A tag has at most ${String(lengths.tag)} characters.`;
  return tagCharacters.test(tag)
    ? null
    : 'A tag has letters, digits, spaces, hyphens and underscores only.';
}
