import { foldText, searchTerms, type TemplateSuggestions } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { filterTemplates } from './filter-templates.ts';
import { wordsGoingOn } from './words-going-on.ts';

const offered = { tags: 5, words: 3 } as const;
/** The most used tags, and the templates whose words are offered: enough to choose from. */
const looked = { tags: 2_000, templates: 50 } as const;

/** What a search that is being typed may go on with, from the caller's own tags and words. */
export function suggestTemplates(ctx: Context, search: string): Promise<TemplateSuggestions> {
  const terms = searchTerms(search);
  const last = terms.at(-1);
  if (last === undefined) return Promise.resolve({ tags: [], words: [] });
  return withUser(ctx, async (tx) => {
    const contents = await filterTemplates(ctx, tx, { search, tag: [], view: 'saved' })
      .select('email_content')
      .limit(looked.templates)
      .execute();
    return {
      tags: await tagsWith(ctx, tx, foldText(search)),
      words: wordsGoingOn(
        contents.map(({ email_content }) => email_content),
        last,
      ).slice(0, offered.words),
    };
  });
}

/** Those that begin with it first, and of these the most used. */
async function tagsWith({ user }: Context, tx: UserTransaction, part: string): Promise<string[]> {
  const tags = await tx
    .selectFrom('template_counts')
    .select('value')
    .where('user_id', '=', user.id)
    .where('kind', '=', 'tag')
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(looked.tags)
    .execute();
  const within = tags
    .map(({ value }) => ({ value, at: foldText(value).indexOf(part) }))
    .filter(({ at }) => at >= 0);
  return within
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, offered.tags)
    .map(({ value }) => value);
}
