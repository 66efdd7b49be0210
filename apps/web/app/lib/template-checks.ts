import { lengths, templateFields } from '@replysmith/contract';

/** Letters and digits of any language, and punctuation used in names. */
const nameCharacters = /^[\p{L}\p{M}\p{N}\s\-_.,!?()'’&:/]*$/u;
const tagCharacters = /^[\p{L}\p{M}\p{N} \-_]+$/u;

/** Why a template cannot be called that; imports may bring other signs. A name that it has already may stay as it is. */
export function nameProblem(typed: string, savedName: string | null = null): string | null {
  const name = typed.trim();
  if (name === '') return 'Template name is required';
  if (name === savedName) return null;
  if (name.length > lengths.templateName) return 'Template name is too long';
  return nameCharacters.test(name) ? null : 'Template name contains invalid characters';
}

/** What the server would say of a field; null when it takes it. */
export function fieldProblem(field: keyof typeof templateFields, value: unknown): string | null {
  return templateFields[field].safeParse(value).error?.issues[0]?.message ?? null;
}

/** Why a tag cannot be added; null if it can. */
export function tagProblem(tag: string, tags: readonly string[]): string | null {
  if (tags.length >= lengths.templateTagsInForm) {
    return `Too many tags (maximum ${String(lengths.templateTagsInForm)})`;
  }
  if (tag.length > lengths.tag) return `A tag has at most ${String(lengths.tag)} characters.`;
  return tagCharacters.test(tag)
    ? null
    : 'A tag has letters, digits, spaces, hyphens and underscores only.';
}

/** Why one of the tags cannot be saved. Those that are there already may stay as they were imported. */
export function tagsProblem(tags: readonly string[], saved: readonly string[]): string | null {
  const found = tags.map((tag, place) =>
    saved.includes(tag) ? null : tagProblem(tag, tags.slice(0, place)),
  );
  return found.find((problem) => problem !== null) ?? fieldProblem('tags', tags);
}
