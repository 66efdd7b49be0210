import { useThrottledValue } from '@mantine/hooks';
import type { EmailTemplateSummary } from '@replysmith/contract';
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useRef } from 'react';
import { showToast } from '../../../components/toast.tsx';
import {
  type TemplateListing,
  templatePageQuery,
  templatesOnPage,
} from '../../../data/templates.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { usePage } from './page-context.ts';
import { type Layout, positionIn } from './sections.ts';

/** While scrolling fast, only the rows where scrolling pauses are requested. */
const askEveryMs = 120;

/** The templates between two positions; some may still be loading. */
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
      const location = positionIn(layout, position);
      if (!location) return undefined;
      const page = Math.floor(location.offset / templatesOnPage);
      const { queryKey } = templatePageQuery(location.section.listing, page);
      return client.getQueryData(queryKey)?.items[location.offset % templatesOnPage];
    },
    // Reading `data` also subscribes these rows to its arrival.
    isWaiting: loads.some(({ data }) => !data),
    problem: loads.find(({ error }) => error)?.error ?? null,
    tryAgain: () => {
      for (const load of loads) if (load.error) void load.refetch();
    },
  };
}

function pagesBetween(
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

export type Pick = (picked: {
  id: string;
  position: number;
  isPicked: boolean;
  /** Includes the range from the one selected before. */
  isRange: boolean;
}) => void;

/** Ranges are loaded where necessary. For longer ones there is "all that match". */
const longestRange = 5_000;

export function usePicking(layout: Layout): Pick {
  const client = useQueryClient();
  const { pick } = usePage().selecting;
  const anchor = useRef<number | null>(null);

  return useCallback<Pick>(
    ({ id, position, isPicked, isRange }) => {
      const from = anchor.current;
      anchor.current = position;
      pick([id], isPicked);
      if (!isRange || from === null || from === position) return;
      if (Math.abs(from - position) > longestRange) {
        showToast({
          title: 'Range too long',
          message: 'Use Select All for more than 5,000 templates, or narrow the list by a filter.',
          kind: 'error',
        });
        return;
      }
      idsBetween(client, layout, from, position).then(
        (ids) => pick(ids, isPicked),
        (problem: unknown) =>
          showToast({
            title: 'The range could not be selected',
            message: explainFailure(problem).message,
            kind: 'error',
          }),
      );
    },
    [client, layout, pick],
  );
}

/** The ids of the templates between two positions, including both, loading them if necessary. */
async function idsBetween(
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
  const start = (positionIn(layout, first)?.offset ?? 0) % templatesOnPage;
  return ids.slice(start, start + last - first + 1);
}

export type ReadInView = () => readonly string[];

/** Where the list registers how to read what is visible. */
export const InViewContext = createContext<(read: ReadInView) => void>(() => undefined);

export function useReportInView(): (read: ReadInView) => void {
  return useContext(InViewContext);
}
