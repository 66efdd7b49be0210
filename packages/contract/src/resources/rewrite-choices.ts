import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';
import { isPlainText } from '../functions/plain-text.ts';

const text = (length: number) =>
  z.string().max(length).refine(isPlainText, 'This does not look like text.');

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
    subject: RewriteChoices.shape.subject,
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
