import type { EmailTemplatePage, TemplateChange } from '@replysmith/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChosenTemplates, changeTemplates } from './api.ts';
import { refreshTemplates, templateListKey } from '../../data/templates.ts';

type Changing = {
  change: TemplateChange;
  of: ChosenTemplates;
  onProgress?: (count: number) => void;
  stop?: AbortSignal;
};

/** Up to this number, a change is shown before the server has answered. */
const fewAtMost = 50;

/** Changes templates and refetches everything that shows them. */
export function useChangeTemplates() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changing: Changing) => changeTemplates(changing),
    onMutate: ({ change, of }) =>
      'ids' in of && of.ids.length <= fewAtMost
        ? expectChange(client, change, of.ids)
        : () => undefined,
    onError: (_error, _changing, goBack) => goBack?.(),
    onSettled: () => refreshTemplates(client),
  });
}

/** Takes a change back. */
export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (undo: () => Promise<void>) => undo(),
    onSettled: () => refreshTemplates(client),
  });
}

/**
 * Shows the expected result of a change of a few templates in advance. Returns how to revert that.
 */
async function expectChange(
  client: QueryClient,
  change: TemplateChange,
  ids: readonly string[],
): Promise<() => void> {
  const expected = expectation(change, new Set(ids));
  if (!expected) return () => undefined;
  const lists = { queryKey: templateListKey };
  await client.cancelQueries(lists);
  const before = client.getQueriesData<EmailTemplatePage>(lists);
  client.setQueriesData<EmailTemplatePage>(lists, (page) => page && expected(page));
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page);
  };
}

type Expectation = (page: EmailTemplatePage) => EmailTemplatePage;

function expectation(change: TemplateChange, ids: ReadonlySet<string>): Expectation | null {
  switch (change.type) {
    case 'favorite':
      return (page) => ({
        ...page,
        items: page.items.map((item) =>
          ids.has(item.id) ? { ...item, is_favorite: change.is_favorite } : item,
        ),
      });
    case 'delete':
    case 'restore':
    case 'purge':
      return (page) => {
        const items = page.items.filter(({ id }) => !ids.has(id));
        const removedCount = page.items.length - items.length;
        return removedCount === 0 ? page : { ...page, items, total: page.total - removedCount };
      };
    default:
      return null;
  }
}
