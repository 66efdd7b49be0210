import { itemHeadingId } from './heading-ids.ts';
import { HelpItemBody, type HelpItemProps } from './help-item-body.tsx';
import classes from './help-item-view.module.css';
import { InlineText } from './inline-text.tsx';

/** One guide: what it is about, the steps, an example. */
export function HelpItemView({ topic, item, terms, withFigures }: HelpItemProps) {
  const headingId = itemHeadingId(topic.id, item.id);
  return (
    <article className={classes.item} aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        <InlineText text={withFigures(item.title)} terms={terms} />
      </h3>
      <HelpItemBody {...{ topic, item, terms, withFigures }} />
    </article>
  );
}
