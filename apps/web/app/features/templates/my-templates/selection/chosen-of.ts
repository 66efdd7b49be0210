import type { QueryClient } from '@tanstack/react-query';
import type { ChosenTemplates } from '../../../../data/templates/change-templates.ts';
import { templatePageQuery } from '../../../../data/templates/templates.ts';
import type { Selection } from './selection.ts';

/** What is selected, as it is sent to be changed. */
export async function chosenOf(
  client: QueryClient,
  selection: Selection,
): Promise<ChosenTemplates> {
  if (selection.kind === 'some') return { ids: [...selection.ids] };
  const { filter, except } = selection;
  const newestFirst = templatePageQuery({ filter, sort: 'created_at' }, 0);
  const { items } = await client.query({ ...newestFirst, staleTime: 0 });
  // The server's own clock: this browser's may be ahead, and take in what the change itself makes.
  const newest = Date.parse(items[0]?.created_at ?? new Date().toISOString());
  return {
    matching: {
      filter,
      made_before: new Date(newest + 1).toISOString(),
      except: [...except],
    },
  };
}
