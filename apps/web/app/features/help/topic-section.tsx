import type { HelpItem } from '@replysmith/help';
import { IconChevronRight } from '@tabler/icons-react';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Disclosure } from '../../components/disclosure.tsx';
import { ToggleTag } from '../../components/tag.tsx';
import { type ShownTopic, lineOf } from './find-help.ts';
import { HelpItemBody, type HelpItemProps, InlineText } from './help-item-body.tsx';
import classes from './help-page.module.css';
import helpItemViewClasses from './help-item-view.module.css';

type TopicSectionProps = ShownTopic & {
  terms: readonly string[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  query: string;
  onTag: (tag: string) => void;
  isSearch: boolean;
  withFigures: (text: string) => string;
};

/** A collapsible topic: overview, guides, and tags that start a search. */
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
    <section className="ink-above" aria-labelledby={headingId}>
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
          <span className={`ml-auto ink-3 no-print ${classes.topicSectionCount}`}>
            {isPart ? `${String(count)} of ${String(topic.items.length)}` : topic.items.length}
            <span className="visually-hidden"> guides</span>
          </span>
        </button>
      </h2>
      <div ref={body} id={`${headingId}-guides`} className={classes.body}>
        {!isSearch && (
          <p className={`mb-3 ink-2 pretty ${classes.overview}`}>
            <InlineText text={withFigures(topic.overview)} terms={terms} />
          </p>
        )}
        {items.map(show)}
        {further.length > 0 && (
          <div className="line-above size-14 pt-2">
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

/** One guide: what it is about, the steps, an example. */
function HelpItemView({ topic, item, terms, withFigures }: HelpItemProps) {
  const headingId = itemHeadingId(topic.id, item.id);
  return (
    <article className={`line-above ${helpItemViewClasses.item}`} aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        <InlineText text={withFigures(item.title)} terms={terms} />
      </h3>
      <HelpItemBody {...{ topic, item, terms, withFigures }} />
    </article>
  );
}

type TopicTagsProps = { tags: readonly string[]; query: string; onTag: (tag: string) => void };

/** Tags that start a search; the active one ends it. */
function TopicTags({ tags, query, onTag }: TopicTagsProps) {
  return (
    <div role="group" aria-label="Tags" className="row mt-5 no-print">
      {tags.map((tag) => (
        <ToggleTag key={tag} isOn={tag === query} onToggle={() => onTag(tag === query ? '' : tag)}>
          {tag}
        </ToggleTag>
      ))}
    </div>
  );
}

/**
 * Hides a part so that the browser's find-in-page still searches it, and shows it when something is
 * found. React supports `hidden` only as a boolean.
 */
function useUntilFound<Part extends HTMLElement>(
  isOpen: boolean,
  onFound: () => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    if (isOpen) part.current?.removeAttribute('hidden');
    else part.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = part.current;
    const listener = () => found();
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, []);

  return part;
}

/** A guide found by a search: its title and the line with the hit, until expanded. */
function FoundItem(props: HelpItemProps) {
  const { topic, item, terms, withFigures } = props;
  const [isOpen, setOpen] = useState(false);
  const headingId = itemHeadingId(topic.id, item.id);
  return (
    <article className={`line-above ${helpItemViewClasses.item}`} aria-labelledby={headingId}>
      <h3>
        <button
          type="button"
          id={headingId}
          className={`flex items-baseline gap-1 ${classes.title}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
          <span>
            <InlineText text={withFigures(item.title)} terms={terms} />
          </span>
        </button>
      </h3>
      {isOpen ? (
        <HelpItemBody {...props} />
      ) : (
        <p className="dense ink-2 truncate">
          <InlineText text={withFigures(lineOf(item, terms))} terms={terms} />
        </p>
      )}
    </article>
  );
}

/** The id of a topic's heading. */
export function topicHeadingId(topicId: string): string {
  return `help-${topicId}`;
}

/** The id of an item's heading. */
export function itemHeadingId(topicId: string, itemId: string): string {
  return `help-${topicId}--${itemId}`;
}
