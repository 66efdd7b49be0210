import { joinIndexes, nearestTemplates, type Draft } from '@replysmith/coach';
import { comparableTemplates } from '@replysmith/library';
import type { Context } from '../../context.ts';
import { indexOfLibrary } from '../../nearest-templates/index-of-library.ts';
import { comparableOwn } from '../../nearest-templates/comparable-own.ts';

type Own = Awaited<ReturnType<typeof comparableOwn>>[number];

/** The templates that are like a draft, nearest first. */
export type Neighbours = {
  readonly own: readonly (Own & { readonly similarity: number })[];
  readonly inLibrary: readonly ((typeof comparableTemplates)[number] & {
    readonly similarity: number;
  })[];
};

/** Makes ready to look for the templates nearest to drafts; finds none when the coach has no room. */
export async function findNeighbours(ctx: Context): Promise<(draft: Draft) => Neighbours> {
  const own = await comparableOwn(ctx);
  const indexes = await Promise.all([ctx.ai.indexTemplates(own), indexOfLibrary(ctx)]).catch(
    (error: unknown) => {
      ctx.log.warn({ err: error }, 'could not read templates');
      return null;
    },
  );
  if (!indexes) return () => ({ own: [], inLibrary: [] });
  const [mine, library] = indexes;
  // How much a word tells depends on all the templates there are.
  const { templates, rarities } = joinIndexes(mine, library);
  const ownOf = new Map(own.map((template) => [template.id, template]));
  const ownIndex = { templates: templates.filter(({ id }) => ownOf.has(id)), rarities };
  return (draft) => ({
    own: nearestTemplates(draft, ownIndex).flatMap(({ id, similarity }) => {
      const found = ownOf.get(id);
      return found ? [{ ...found, similarity }] : [];
    }),
    inLibrary: nearestTemplates(draft, library).flatMap(({ id, similarity }) => {
      const found = comparableTemplates.find((template) => template.id === id);
      return found ? [{ ...found, similarity }] : [];
    }),
  });
}
