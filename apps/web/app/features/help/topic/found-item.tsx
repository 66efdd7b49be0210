import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { lineOf } from '../find/item-hits.ts';
import classes from './found-item.module.css';
import { itemHeadingId } from './heading-ids.ts';
import { HelpItemBody, type HelpItemProps } from './help-item-body.tsx';
import itemClasses from './help-item-view.module.css';
import { InlineText } from './inline-text.tsx';

/** A guide that a search found: its title and the line with the hit, until it is unfolded. */
export function FoundItem(props: HelpItemProps) {
  const { topic, item, terms, withFigures } = props;
  const [isOpen, setOpen] = useState(false);
  const headingId = itemHeadingId(topic.id, item.id);
  return (
    <article className={itemClasses.item} aria-labelledby={headingId}>
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
        <p className={classes.line}>
          <InlineText text={withFigures(lineOf(item, terms))} terms={terms} />
        </p>
      )}
    </article>
  );
}
