import type { EmailStage, EmailText } from '@replysmith/contract';
import { useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { flag, listOf, readable, text } from '../../../lib/checks.ts';
import { stored } from '../../../lib/storage.ts';
import { fieldProblem, nameProblem, tagsProblem } from '../../../lib/template-checks.ts';

/** What a writer says of an email that becomes a template. */
export type SaveFields = {
  readonly name: string;
  readonly subject: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Whether the text in its blanks stays; otherwise they are open again. */
  readonly keepsFilled: boolean;
};

/** Problems by field, as sentences. */
export type SaveProblems = Partial<Record<keyof SaveFields, string>>;

/** What keeps it from being saved; suggested tags are those of other templates, and may stay. */
export function checkFields(
  { name, subject, tags }: SaveFields,
  suggestedTags: readonly string[],
): SaveProblems {
  const found = {
    name: nameProblem(name),
    subject: fieldProblem('subject_line', subject),
    tags: tagsProblem(tags, suggestedTags),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** What was typed and not saved yet; the rest follows the email. */
export const typedFields = stored<Partial<SaveFields>>({
  name: 'save-template',
  schema: readable({
    ...{ name: text, subject: text, category: text, tags: listOf(text), keepsFilled: flag },
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
  /** The present email. */
  email: EmailText;
  /** The same with open blanks; null when none is filled. */
  unfilled?: EmailText | null;
  /** The template's name where the email has no subject. */
  title: string;
  /** Null when the coach decides. */
  stage: EmailStage | null;
  onFill?: (() => void) | undefined;
};
