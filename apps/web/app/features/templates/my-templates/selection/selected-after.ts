import { lengths } from '@replysmith/contract';
import type { ChangeOutcome } from '../../../../data/templates/change-templates.ts';
import { pick, type Selection } from './selection.ts';

export type Outcome = Pick<ChangeOutcome, 'done' | 'failed' | 'isCut'>;

/** What stays selected after a change: what failed, and what had no turn. */
export function selectedAfter(selection: Selection, { done, failed, isCut }: Outcome): Selection {
  const doneIds = done.map(({ id }) => id);
  if (selection.kind === 'some') return pick(selection, doneIds, false);
  const copies = done.flatMap(({ copy_id }) => copy_id ?? []);
  const rest = pick(
    // The filter may show the copies as well, which nobody has chosen.
    { ...selection, total: selection.total + copies.length },
    [...doneIds, ...copies],
    false,
  );
  const isTooLong = rest.kind === 'matching' && rest.except.size > lengths.bulkExceptions;
  if (isCut && !isTooLong) return rest;
  return { kind: 'some', ids: new Set(failed.map(({ id }) => id)) };
}
