import { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';
import { isPlainText } from '../../functions/plain-text.ts';

const text = (length: number) =>
  z.string().max(length).refine(isPlainText, 'This does not look like text.');

const subjectLine = text(lengths.templateSubject)
  .min(1)
  .refine((subject) => !/[\n\r\u2028\u2029]/u.test(subject), 'A subject has one line.');

/** What the writer decided about a rewrite; the stored result stays as it is. */
export const RewriteChoices = z.strictObject({
  /** Ids of the changes put back. */
  put_back: z.array(text(40)).max(lengths.rewriteChoices),
  /** A subject line picked instead of the rewrite's. */
  subject: text(lengths.emailContent).nullable(),
  /** What was written into each blank, by its label. */
  blanks: z
    .record(text(lengths.blankValue), text(lengths.blankValue))
    .refine((blanks) => Object.keys(blanks).length <= lengths.rewriteChoices, 'Too many blanks.'),
});
export type RewriteChoices = z.infer<typeof RewriteChoices>;

/** What changes in the choices: only what it names, so that two tabs do not undo one another. */
export const RewriteChoicesChange = z
  .strictObject({
    /** By the id of a change: whether it is put back, or kept again. */
    put_back: z.record(text(40), z.boolean()),
    subject: subjectLine.nullable(),
    /** By its label, what is written into a blank; null when it is open again. */
    blanks: z.record(text(lengths.blankValue), text(lengths.blankValue).nullable()),
  })
  .partial();
export type RewriteChoicesChange = z.infer<typeof RewriteChoicesChange>;

/** The choices once a change has been made to them. */
export function changedChoices(
  stored: RewriteChoices | null,
  { put_back: decided = {}, subject = stored?.subject ?? null, blanks = {} }: RewriteChoicesChange,
): RewriteChoices {
  const still = (stored?.put_back ?? []).filter((id) => decided[id] === undefined);
  const putBack = Object.keys(decided).filter((id) => decided[id]);
  const filled = Object.entries({ ...stored?.blanks, ...blanks }).flatMap(([label, value]) =>
    value === null ? [] : [[label, value] as const],
  );
  return { put_back: [...still, ...putBack], subject, blanks: Object.fromEntries(filled) };
}

/** What was decided between the two. */
export function changeBetween(before: RewriteChoices, after: RewriteChoices): RewriteChoicesChange {
  const ids = new Set([...before.put_back, ...after.put_back]);
  const putBack = [...ids]
    .filter((id) => before.put_back.includes(id) !== after.put_back.includes(id))
    .map((id) => [id, after.put_back.includes(id)] as const);
  const blanks = Object.keys({ ...before.blanks, ...after.blanks })
    .filter((label) => before.blanks[label] !== after.blanks[label])
    .map((label) => [label, after.blanks[label] ?? null] as const);
  return {
    ...(putBack.length > 0 && { put_back: Object.fromEntries(putBack) }),
    ...(before.subject !== after.subject && { subject: after.subject }),
    ...(blanks.length > 0 && { blanks: Object.fromEntries(blanks) }),
  };
}

/** Two changes as one; of what both name, the later holds. */
export function joinChanges(
  earlier: RewriteChoicesChange,
  later: RewriteChoicesChange,
): RewriteChoicesChange {
  const put_back = { ...earlier.put_back, ...later.put_back };
  const blanks = { ...earlier.blanks, ...later.blanks };
  return {
    ...earlier,
    ...later,
    ...(Object.keys(put_back).length > 0 && { put_back }),
    ...(Object.keys(blanks).length > 0 && { blanks }),
  };
}
