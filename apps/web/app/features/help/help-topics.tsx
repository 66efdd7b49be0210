import { withFigures } from '@replysmith/help';
import { allKeptDays } from '../../lib/retention.ts';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePricingPlans } from '../../data/subscription.ts';
import { Banner } from '../../components/banner.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import type { FoundHelp, useHelpView } from './find-help.ts';
import { TopicSection, itemHeadingId, topicHeadingId } from './topic-section.tsx';
import classes from './help-page.module.css';

const openAtFirst = 'getting-started';

type OpenTopics = {
  readonly isOpen: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
};

/**
 * The open topics: the one in the address, those with search results, and those the user opened.
 */
function useOpenTopics(topicId: string | undefined, isSearch: boolean): OpenTopics {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    // Following a link to a topic opens it, even if it was closed before.
    setShownKey(key);
    if (topicId && chosen.get(topicId) === false) setChosen(without(chosen, topicId));
  }
  const setOpen = useCallback(
    (id: string, isOpen: boolean) => setChosen((before) => new Map(before).set(id, isOpen)),
    [],
  );
  const atFirst = topicId ?? openAtFirst;
  return { isOpen: (id) => chosen.get(id) ?? (isSearch || id === atFirst), setOpen };
}

function without(chosen: ReadonlyMap<string, boolean>, id: string): ReadonlyMap<string, boolean> {
  return new Map([...chosen].filter(([other]) => other !== id));
}

type HelpTopicsProps = {
  found: FoundHelp;
  view: ReturnType<typeof useHelpView>;
  isSearch: boolean;
};

/** The topics, with the plans' figures; the one in the address is scrolled into view. */
export function HelpTopics({ found, view, isSearch }: HelpTopicsProps) {
  const { topicId, itemId, query, search } = view;
  const plans = usePricingPlans();
  const opened = useOpenTopics(topicId, isSearch);
  const topic = found.shown.find((shown) => shown.topic.id === topicId);
  const item = topic?.items.find(({ id }) => id === itemId);
  const isMissing = topicId !== undefined && (!topic || (itemId !== undefined && !item));
  useArrive(headingOf(topic?.topic.id, item?.id));
  return (
    <div className={`stack gap-3 ${classes.topics}`}>
      {isMissing && (
        <Banner tone="info" title="There is no guide at this address.">
          {topic ? 'These are the guides in its topic.' : 'These are all topics.'}
        </Banner>
      )}
      {plans.error && !plans.data && (
        <Banner
          tone="warning"
          title="The figures of the plans could not be loaded."
          action={
            <TryAgain size="small" isBusy={plans.isFetching} onClick={() => void plans.refetch()} />
          }
        >
          “…” is shown in their place.
        </Banner>
      )}
      {found.shown.map((shown) => (
        <TopicSection
          key={shown.topic.id}
          {...shown}
          terms={found.terms}
          isOpen={opened.isOpen(shown.topic.id)}
          onOpen={(isOpen) => opened.setOpen(shown.topic.id, isOpen)}
          query={query}
          isSearch={isSearch}
          onTag={search}
          withFigures={(text) => withFigures(text, plans.data ?? [], allKeptDays)}
        />
      ))}
    </div>
  );
}

function headingOf(topicId: string | undefined, itemId: string | undefined): string | null {
  if (topicId === undefined) return null;
  return itemId === undefined ? topicHeadingId(topicId) : itemHeadingId(topicId, itemId);
}

/** Scrolls to the addressed item, and focuses its heading. */
function useArrive(headingId: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    const heading = headingId === null ? null : document.getElementById(headingId);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [headingId, key]);
}
