import { lengths, uniqueTags } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { chooseTemplates, done, failure, type Outcome } from './outcome.ts';
import { setTags } from './set-tags.ts';

const tooMany = `Too many tags (maximum ${lengths.templateTags})`;

/** Adds tags to those that a template has. */
export async function tagTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  tags: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const tagged = chosen.map((before) => ({ before, tags: uniqueTags([...before.tags, ...tags]) }));
  const fits = ({ tags: all, before }: (typeof tagged)[number]) =>
    all.length <= Math.max(lengths.templateTags, before.tags.length);
  const changed = tagged.filter((one) => fits(one) && one.tags.length > one.before.tags.length);
  await setTags(
    ctx,
    tx,
    changed.map(({ before, tags: all }) => ({ id: before.id, tags: all })),
  );
  return {
    done: tagged.filter(fits).map(({ before }) => done(before)),
    failed: [
      ...failed,
      ...tagged.filter((one) => !fits(one)).map(({ before }) => failure(before, tooMany)),
    ],
    changed: changed.length,
  };
}
