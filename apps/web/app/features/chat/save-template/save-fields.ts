import type { EmailStage, EmailText } from '@replysmith/contract';
import { useState } from 'react';
import { useSignedInUser } from '../../../data/session.ts';
import { saveDraft, readDraft } from '../../../lib/drafts.ts';
import { nameProblem, subjectProblem } from '../../../lib/template-checks.ts';

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

export function checkFields({ name, subject }: SaveFields): Problems {
  const found = { name: nameProblem(name), subject: subjectProblem(subject) };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** What was typed and not saved yet; the rest follows the email. */
type KeptFields = Partial<SaveFields>;

function placeOf(userId: string, what: string): string {
  return `${userId}:save-template:${what}`;
}

function keepFields(place: string, typed: KeptFields): void {
  saveDraft(place, JSON.stringify(typed));
}

export function forgetFields(place: string): void {
  saveDraft(place, '');
}

function keptFields(place: string): KeptFields {
  try {
    const kept = JSON.parse(readDraft(place)) as Record<string, unknown>;
    const { name, subject, category, tags, keepsFilled } = kept;
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof subject === 'string' && { subject }),
      ...(typeof category === 'string' && { category }),
      ...(Array.isArray(tags) && { tags: tags.map(String) }),
      ...(typeof keepsFilled === 'boolean' && { keepsFilled }),
    };
  } catch {
    return {};
  }
}

/** What was said of an email that becomes a template; kept in this browser until it is saved. */
export function useTypedFields(what: string) {
  const { id: userId } = useSignedInUser();
  const place = placeOf(userId, what);
  const [typed, setTyped] = useState(() => keptFields(place));
  return {
    place,
    typed,
    type: (changes: KeptFields) => {
      const next = { ...typed, ...changes };
      setTyped(next);
      keepFields(place, next);
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
