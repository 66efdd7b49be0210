import type { EmailTemplatePage, TemplateChange } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { templateListKey } from './templates.ts';

/** Shows what a change of a few templates will come to, before the server says so; gives the way back. */
export async function expectChange(
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
        const gone = page.items.length - items.length;
        return gone === 0 ? page : { ...page, items, total: page.total - gone };
      };
    default:
      return null;
  }
}
