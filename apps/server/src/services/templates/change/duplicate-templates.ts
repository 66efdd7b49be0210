import { nameOfCopy } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { takePlaces } from '../../limits.ts';
import { copyTemplates } from '../copying/copy-templates.ts';
import { chooseTemplates, done, failure, type Outcome } from './outcome.ts';

type Copies = {
  /** Before the name, with a space between; nothing when it is empty. */
  readonly prefix: string;
  /** Beside the original, unless it says otherwise. */
  readonly folder_id?: string | null;
  /** The workflow that does it. */
  readonly copied_by_rule_id?: string;
};

/** Copies templates, as many as there are places for. */
export async function duplicateTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  { prefix, ...place }: Copies,
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const { taken, refusal } = await takePlaces(ctx, tx, chosen.length);
  const originals = chosen.slice(0, taken);
  const before = prefix === '' ? '' : `${prefix} `;
  const copies = await copyTemplates(
    ctx,
    tx,
    originals.map(({ id }) => id),
    { nameOf: (name) => nameOfCopy(name, { prefix: before }), ...place },
  );
  return {
    done: originals.map((original, index) => ({
      ...done(original),
      ...(copies[index] !== undefined && { copy_id: copies[index] }),
    })),
    failed: [
      ...failed,
      ...chosen.slice(taken).map((template) => failure(template, refusal().message)),
    ],
    changed: copies.length,
  };
}
