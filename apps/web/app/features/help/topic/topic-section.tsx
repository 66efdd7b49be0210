import type { HelpItem } from '@replysmith/help';
import { IconChevronRight } from '@tabler/icons-react';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import type { ShownTopic } from '../find/find-help.ts';
import { FoundItem } from './found-item.tsx';
import { HelpItemView } from './help-item-view.tsx';
import { InlineText } from './inline-text.tsx';
import { topicHeadingId } from './heading-ids.ts';
import { TopicTags } from './topic-tags.tsx';
import classes from './topic-section.module.css';
import { useUntilFound } from './use-until-found.ts';

type TopicSectionProps = ShownTopic & {
  terms: readonly string[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  query: string;
  onTag: (tag: string) => void;
  isSearch: boolean;
  withFigures: (text: string) => string;
};

/** A topic that folds: what it is about, its guides, and tags that search for more. */
export function TopicSection(props: TopicSectionProps) {
  const { topic, items, further, isSearch, terms, isOpen, onOpen, query, onTag, withFigures } =
    props;
  const body = useUntilFound<HTMLDivElement>(isOpen, () => onOpen(true));
  const headingId = topicHeadingId(topic.id);
  const count = items.length + further.length;
  const isPart = count < topic.items.length;
  const Item = isSearch ? FoundItem : HelpItemView;
  const show = (item: HelpItem) => <Item key={item.id} {...{ topic, item, terms, withFigures }} />;
  return (
    <section className={classes.topic} aria-labelledby={headingId}>
      <h2 className={classes.heading}>
        <button
          type="button"
          id={headingId}
          className="subhead"
          aria-expanded={isOpen}
          aria-controls={`${headingId}-guides`}
          onClick={() => onOpen(!isOpen)}
        >
          <IconChevronRight size={18} stroke={1.5} aria-hidden />
          <span>
            <InlineText text={topic.title} terms={terms} />
          </span>{' '}
          <span className={classes.count}>
            {isPart ? `${String(count)} of ${String(topic.items.length)}` : topic.items.length}
            <span className="visually-hidden"> guides</span>
          </span>
        </button>
      </h2>
      <div ref={body} id={`${headingId}-guides`} className={classes.body}>
        {!isSearch && (
          <p className={classes.overview}>
            <InlineText text={withFigures(topic.overview)} terms={terms} />
          </p>
        )}
        {items.map(show)}
        {further.length > 0 && (
          <div className={classes.further}>
            <Disclosure
              summary={`${String(further.length)} ${items.length > 0 ? 'more ' : ''}in this topic`}
            >
              {further.map(show)}
            </Disclosure>
          </div>
        )}
        <TopicTags tags={topic.tags} query={query} onTag={onTag} />
      </div>
    </section>
  );
}
