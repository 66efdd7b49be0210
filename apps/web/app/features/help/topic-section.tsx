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
import classes from './topic-section.module.css';
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

/** One guide: what it is about, the steps, an example. */
function HelpItemView({ topic, item, terms, withFigures }: HelpItemProps) {
  const headingId = itemHeadingId(topic.id, item.id);
  return (
    <article className={helpItemViewClasses.item} aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        <InlineText text={withFigures(item.title)} terms={terms} />
      </h3>
      <HelpItemBody {...{ topic, item, terms, withFigures }} />
    </article>
  );
}

type TopicTagsProps = { tags: readonly string[]; query: string; onTag: (tag: string) => void };

/** Words that search for themselves; the one that is searched for ends the search. */
function TopicTags({ tags, query, onTag }: TopicTagsProps) {
  return (
    <div role="group" aria-label="Tags" className={classes.tags}>
      {tags.map((tag) => (
        <ToggleTag key={tag} isOn={tag === query} onToggle={() => onTag(tag === query ? '' : tag)}>
          {tag}
        </ToggleTag>
      ))}
    </div>
  );
}

/**
 * Hides a part of the page in a way that the browser's own search looks into, and shows it when
 * something is found there. React knows `hidden` only as on or off.
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

/** A guide that a search found: its title and the line with the hit, until it is unfolded. */
function FoundItem(props: HelpItemProps) {
  const { topic, item, terms, withFigures } = props;
  const [isOpen, setOpen] = useState(false);
  const headingId = itemHeadingId(topic.id, item.id);
  return (
    <article className={helpItemViewClasses.item} aria-labelledby={headingId}>
      <h3>
        <button
          type="button"
          id={headingId}
          className={classes.title}
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

/** What the heading of a topic is called in the page. */
export function topicHeadingId(topicId: string): string {
  return `help-${topicId}`;
}

/** What the heading of an item is called in the page. */
export function itemHeadingId(topicId: string, itemId: string): string {
  return `help-${topicId}--${itemId}`;
}
