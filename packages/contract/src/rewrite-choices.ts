import { z } from 'zod';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

const text = (length: number) =>
  z.string().max(length).refine(isPlainText, 'This does not look like text.');

const subjectLine = text(lengths.templateSubject)
  .min(1)
  .refine((subject) => !/[\n\r\u2028\u2029]/u.test(subject), 'A subject has one line.');

/** What the writer decided about a rewrite; the stored result stays as it is. */
export const RewriteChoices = z.strictObject({
  /** Ids of the changes put back. */
  put_back: z.array(text(40)).max(lengths.rewriteChoices),
  /** Ids of the offers taken. */
  taken: z.array(text(40)).max(lengths.rewriteChoices).default([]),
  /** A subject line picked instead of the rewrite's. */
  subject: text(lengths.emailContent).nullable(),
  /** What was written into each blank, by its label. */
  blanks: z
    .record(text(lengths.blankValue), text(lengths.blankValue))
    .refine((blanks) => Object.keys(blanks).length <= lengths.rewriteChoices, 'Too many blanks.'),
  /** What was answered to each question, by its id. */
  answers: z
    .record(text(40), text(lengths.blankValue))
    .refine((answers) => Object.keys(answers).length <= lengths.rewriteChoices, 'Too many answers.')
    .default({}),
});
export type RewriteChoices = z.infer<typeof RewriteChoices>;

/** What changes in the choices: only what it names, so that two tabs do not undo one another. */
export const RewriteChoicesChange = z
  .strictObject({
    /** By the id of a change: whether it is put back, or kept again. */
    put_back: z.record(text(40), z.boolean()),
    /** By the id of an offer: whether it is taken, or left again. */
    taken: z.record(text(40), z.boolean()),
    subject: subjectLine.nullable(),
    /** By its label, what is written into a blank; null when it is open again. */
    blanks: z.record(text(lengths.blankValue), text(lengths.blankValue).nullable()),
    /** By the id of a question, its answer; null when it is open again. */
    answers: z.record(text(40), text(lengths.blankValue).nullable()),
  })
  .partial();
export type RewriteChoicesChange = z.infer<typeof RewriteChoicesChange>;

type Flags = Readonly<Record<string, boolean>>;
type Texts = Readonly<Record<string, string | null>>;

/** The choices once a change has been made to them. */
export function changedChoices(
  stored: RewriteChoices | null,
  change: RewriteChoicesChange,
): RewriteChoices {
  return {
    put_back: withFlags(stored?.put_back, change.put_back),
    taken: withFlags(stored?.taken, change.taken),
    subject: change.subject === undefined ? (stored?.subject ?? null) : change.subject,
    blanks: withTexts(stored?.blanks, change.blanks),
    answers: withTexts(stored?.answers, change.answers),
  };
}

function withFlags(ids: readonly string[] = [], decided: Flags = {}): string[] {
  const still = ids.filter((id) => decided[id] === undefined);
  return [...still, ...Object.keys(decided).filter((id) => decided[id])];
}

function withTexts(texts: Texts = {}, written: Texts = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...texts, ...written }).flatMap(([label, value]) =>
      value === null ? [] : [[label, value] as const],
    ),
  );
}

/** What was decided between the two. */
export function changeBetween(before: RewriteChoices, after: RewriteChoices): RewriteChoicesChange {
  return named({
    put_back: flagsBetween(before.put_back, after.put_back),
    taken: flagsBetween(before.taken, after.taken),
    blanks: textsBetween(before.blanks, after.blanks),
    answers: textsBetween(before.answers, after.answers),
    ...(before.subject !== after.subject && { subject: after.subject }),
  });
}

function flagsBetween(before: readonly string[], after: readonly string[]): Flags {
  const ids = [...new Set([...before, ...after])];
  const changed = ids.filter((id) => before.includes(id) !== after.includes(id));
  return Object.fromEntries(changed.map((id) => [id, after.includes(id)]));
}

function textsBetween(before: Texts, after: Texts): Texts {
  const labels = Object.keys({ ...before, ...after });
  const changed = labels.filter((label) => before[label] !== after[label]);
  return Object.fromEntries(changed.map((label) => [label, after[label] ?? null]));
}

/** Two changes as one; of what both name, the later holds. */
export function joinChanges(
  earlier: RewriteChoicesChange,
  later: RewriteChoicesChange,
): RewriteChoicesChange {
  return named({
    ...earlier,
    ...later,
    put_back: { ...earlier.put_back, ...later.put_back },
    taken: { ...earlier.taken, ...later.taken },
    blanks: { ...earlier.blanks, ...later.blanks },
    answers: { ...earlier.answers, ...later.answers },
  });
}

/** Without the parts that name nothing. */
function named(change: RewriteChoicesChange): RewriteChoicesChange {
  return Object.fromEntries(
    Object.entries(change).filter(
      ([, part]) => part === null || typeof part === 'string' || Object.keys(part ?? {}).length > 0,
    ),
  );
}

type Usable = {
  readonly chosen_at: Date | string | null;
  readonly created_at: Date | string;
};

/** Since when a message counts, in milliseconds: since it was chosen, or else since it came. */
export function usedFrom({ chosen_at, created_at }: Usable): number {
  return new Date(chosen_at ?? created_at).getTime();
}

/**
 * The rewrites of a session, given as they stand there, in the order of their use. The first is the
 * one in use: it came or was chosen last; of those of one moment, it stands last.
 */
export function byUse<Rewrite extends Usable>(rewrites: readonly Rewrite[]): Rewrite[] {
  return rewrites.toReversed().sort((a, b) => usedFrom(b) - usedFrom(a));
}
