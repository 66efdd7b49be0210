import { errorCodes, type ChangeTemplatesReply } from '@replysmith/contract';
import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

/** A template that is to be changed, as it is before. */
export type Chosen = {
  readonly id: string;
  readonly name: string;
  readonly folder_id: string | null;
  readonly tags: readonly string[];
  readonly is_favorite: boolean;
};

export type Outcome = Pick<ChangeTemplatesReply, 'done' | 'failed'> & {
  /** How many are not as they were; the others of `done` were so before. */
  readonly changed: number;
};

type Failure = ChangeTemplatesReply['failed'][number];

type Choice = { readonly chosen: Chosen[]; readonly failed: Failure[] };

/** Those that are the caller's and lie where they can be changed, in the order of `ids`. */
export async function chooseTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  from: 'saved' | 'trash',
): Promise<Choice> {
  const rows = await tx
    .selectFrom('email_templates')
    .select(['id', 'name', 'folder_id', 'tags', 'is_favorite', 'deleted_at'])
    .where('id', '=', anyOf(ids))
    .where('user_id', '=', ctx.user.id)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const choice: Choice = { chosen: [], failed: [] };
  for (const id of new Set(ids)) {
    const row = known.get(id);
    if (!row) choice.failed.push({ id, name: null, reason: errorCodes.not_found.message });
    else if ((row.deleted_at !== null) === (from === 'trash')) choice.chosen.push(row);
    else choice.failed.push(failure(row, elsewhere[from]));
  }
  return choice;
}

const elsewhere = {
  saved: errorCodes.in_trash.message,
  trash: 'This template is not in the trash.',
} as const;

export function failure({ id, name }: Pick<Chosen, 'id' | 'name'>, reason: string): Failure {
  return { id, name, reason };
}

export function done({ id, folder_id, tags, is_favorite }: Chosen): Outcome['done'][number] {
  return { id, before: { folder_id, tags: [...tags], is_favorite } };
}
