import type { QueryClient } from '@tanstack/react-query';
import { templatePageQuery, templatesOnPage } from '../../../../data/templates/templates.ts';
import { placeOf, type Layout } from './place-sections.ts';
import { pagesBetween } from './use-rows.ts';

/** The ids of the templates between two positions, the last included, whether they were seen or not. */
export async function idsBetween(
  client: QueryClient,
  layout: Layout,
  one: number,
  other: number,
): Promise<string[]> {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const pages = await Promise.all(
    pagesBetween(layout, first, last).map(({ listing, page }) =>
      client.query(templatePageQuery(listing, page)),
    ),
  );
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  const start = (placeOf(layout, first)?.offset ?? 0) % templatesOnPage;
  return ids.slice(start, start + last - first + 1);
}
