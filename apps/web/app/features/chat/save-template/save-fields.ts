import { type EmailStage, type EmailText, lengths } from '@replysmith/contract';
import { useState } from 'react';
import { z } from 'zod';
import { useSignedInUser } from '../../../data/session.ts';
import { stored } from '../../../lib/storage.ts';

/** What a writer says of an email that becomes a template. */
export type SaveFields = {
  readonly name: string;
  readonly subject: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Whether what was written into its blanks stays; else they are open for the next reader. */
  readonly keepsFilled: boolean;
};

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

const text = z.string().exactOptional();

/** What was typed and not saved yet; the rest follows the email. */
export const typedFields = stored({
  name: 'save-template',
  schema: z.object({
    ...{ name: text, subject: text, category: text },
    tags: z.array(z.string()).readonly().exactOptional(),
    keepsFilled: z.boolean().exactOptional(),
  }),
  empty: {},
});

/** What was said of an email that becomes a template; stored in this browser until it is saved. */
export function useTypedFields(what: string) {
  const { id: userId } = useSignedInUser();
  const key = typedFields.key(userId, what);
  const [typed, setTyped] = useState(() => typedFields.read(key));
  return {
    key,
    typed,
    type: (changes: Partial<SaveFields>) => {
      const next = { ...typed, ...changes };
      setTyped(next);
      typedFields.write(key, next);
    },
  };
}

export type TypedFields = ReturnType<typeof useTypedFields>;

export type SaveTemplateProps = {
  /** What is saved, as the address names it. */
  what: string;
  /** As it stands now. */
  email: EmailText;
  /** The same with its blanks open; null where none of them is filled. */
  unfilled?: EmailText | null;
  /** Names the template where the email has no subject. */
  title: string;
  /** Null when that is left to the coach. */
  stage: EmailStage | null;
  onFill?: (() => void) | undefined;
};
