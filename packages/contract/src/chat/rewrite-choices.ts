import type { RewriteChoices, RewriteChoicesChange } from './chat.ts';

type Flags = Readonly<Record<string, boolean>>;
type Texts = Readonly<Record<string, string | null>>;

/** The choices after a change. */
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

/** The difference between two sets of choices. */
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

/** Merges two changes; the later one wins. */
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

/** Without empty parts. */
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

/** When a message was last put in use: selected, or else created, in milliseconds. */
export function usedFrom({ chosen_at, created_at }: Usable): number {
  return new Date(chosen_at ?? created_at).getTime();
}

/**
 * The rewrites of a session, most recently used first; the first is in use. Ties go to the later
 * one in the list.
 */
export function byUse<Rewrite extends Usable>(rewrites: readonly Rewrite[]): Rewrite[] {
  return rewrites.toReversed().sort((a, b) => usedFrom(b) - usedFrom(a));
}
