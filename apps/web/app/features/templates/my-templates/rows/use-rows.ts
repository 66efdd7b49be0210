import type { EmailTemplateSummary } from '@replysmith/contract';
import { useThrottledValue } from '@mantine/hooks';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import {
  templatePageQuery,
  templatesOnPage,
  type TemplateListing,
} from '../../../../data/templates/templates.ts';
import { placeOf, type Layout } from './place-sections.ts';

/** While one scrolls past thousands, only what is stayed at is asked for. */
const askEveryMs = 120;

/** The templates between two positions, of which some may still be on their way. */
export function useRows(layout: Layout, first: number, last: number) {
  const client = useQueryClient();
  const spans = JSON.stringify([first, last]);
  const [from, to] = JSON.parse(useThrottledValue(spans, askEveryMs)) as [number, number];
  const loads = useQueries({
    queries: pagesBetween(layout, from, to).map(({ listing, page }) =>
      templatePageQuery(listing, page),
    ),
  });

  return {
    rowAt: (position: number): EmailTemplateSummary | undefined => {
      const place = placeOf(layout, position);
      if (!place) return undefined;
      const page = Math.floor(place.offset / templatesOnPage);
      const { queryKey } = templatePageQuery(place.section.listing, page);
      return client.getQueryData(queryKey)?.items[place.offset % templatesOnPage];
    },
    // Asking for the data is also what has these rows drawn anew when it comes.
    isWaiting: loads.some(({ data }) => !data),
    problem: loads.find(({ error }) => error)?.error ?? null,
    tryAgain: () => {
      for (const load of loads) if (load.error) void load.refetch();
    },
  };
}

export function pagesBetween(
  { sections }: Layout,
  first: number,
  last: number,
): { listing: TemplateListing; page: number }[] {
  return sections.flatMap(({ listing, count, position }) => {
    const from = Math.max(0, first - position);
    const to = Math.min(count - 1, last - position);
    if (from > to) return [];
    const firstPage = Math.floor(from / templatesOnPage);
    const pages = Math.floor(to / templatesOnPage) - firstPage + 1;
    return Array.from({ length: pages }, (_, index) => ({ listing, page: firstPage + index }));
  });
}
