import { withFigures } from '@replysmith/help';
import { usePricingPlans } from '../../data/payment/pricing-plans.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { FoundHelp } from './find/find-help.ts';
import { useArrive } from './find/use-arrive.ts';
import type { useHelpView } from './find/use-help-view.ts';
import { useOpenTopics } from './find/use-open-topics.ts';
import classes from './help-page.module.css';
import { itemHeadingId, topicHeadingId } from './topic/heading-ids.ts';
import { TopicSection } from './topic/topic-section.tsx';

type HelpTopicsProps = {
  found: FoundHelp;
  view: ReturnType<typeof useHelpView>;
  isSearch: boolean;
};

/** The topics, with figures as the plans have them; the one that the address names comes into view. */
export function HelpTopics({ found, view, isSearch }: HelpTopicsProps) {
  const { topicId, itemId, query, search } = view;
  const plans = usePricingPlans();
  const opened = useOpenTopics(topicId, isSearch);
  const topic = found.shown.find((shown) => shown.topic.id === topicId);
  const item = topic?.items.find(({ id }) => id === itemId);
  const isMissing = topicId !== undefined && (!topic || (itemId !== undefined && !item));
  useArrive(headingOf(topic?.topic.id, item?.id));
  return (
    <div className={classes.topics}>
      {isMissing && (
        <Banner tone="info" title="There is no guide at this address.">
          {topic ? 'These are the guides of its topic.' : 'These are all topics.'}
        </Banner>
      )}
      {plans.error && !plans.data && (
        <Banner
          tone="warning"
          title="The figures of the plans could not be loaded."
          action={
            <Button
              variant="line"
              size="small"
              isBusy={plans.isFetching}
              onClick={() => void plans.refetch()}
            >
              Try again
            </Button>
          }
        >
          Where they belong, “…” stands.
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
          withFigures={(text) => withFigures(text, plans.data ?? [])}
        />
      ))}
    </div>
  );
}

function headingOf(topicId: string | undefined, itemId: string | undefined): string | null {
  if (topicId === undefined) return null;
  return itemId === undefined ? topicHeadingId(topicId) : itemHeadingId(topicId, itemId);
}
