import { lengths } from '@replysmith/contract';
import type { SaveFields } from './save-fields.ts';

/** What is wrong, by field, as sentences. */
export type Problems = Partial<Record<keyof SaveFields, string>>;

/** Letters and digits of any language, and the signs that names need. */
const nameCharacters = /^[\p{L}\p{M}\p{N}\s\-_.,!?()'’&:/]*$/u;
const tagCharacters = /^[\p{L}\p{M}\p{N} \-_]+$/u;

export function checkFields({ name, subject }: SaveFields): Problems {
  const found = { name: nameProblem(name.trim()), subject: subjectProblem(subject.trim()) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

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

function nameProblem(name: string): string | null {
  if (name === '') return 'Template name is required';
  if (name.length > lengths.templateName) return 'Template name is too long';
  return nameCharacters.test(name) ? null : 'Template name contains invalid characters';
}

function subjectProblem(subject: string): string | null {
  if (subject === '') return 'Subject line is required';
  return subject.length > lengths.templateSubject ? 'Subject line is too long' : null;
}
