import { pages } from '@replysmith/contract';
import type { HelpItem, HelpTopic } from '@replysmith/help';
import { CopyLink } from './copy-link.tsx';
import { itemHeadingId } from './heading-ids.ts';
import classes from './help-item-view.module.css';
import { InlineText } from './inline-text.tsx';
import { WasItHelpful } from './was-it-helpful.tsx';

type HelpItemViewProps = {
  topic: HelpTopic;
  item: HelpItem;
  terms: readonly string[];
  withFigures: (text: string) => string;
};

/** One guide: what it is about, the steps, an example. */
export function HelpItemView({ topic, item, terms, withFigures }: HelpItemViewProps) {
  const headingId = itemHeadingId(topic.id, item.id);
  const text = (words: string) => <InlineText text={withFigures(words)} terms={terms} />;
  return (
    <article className={classes.item} aria-labelledby={headingId}>
      <h3 id={headingId} tabIndex={-1}>
        {text(item.title)}
      </h3>
      {item.description.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{text(paragraph)}</p>
      ))}
      {item.steps.length > 0 && (
        <ol>
          {item.steps.map((step) => (
            <li key={step}>{text(step)}</li>
          ))}
        </ol>
      )}
      {item.example !== null && (
        <figure>
          <figcaption>Example</figcaption>
          <p className={classes.example}>{text(item.example)}</p>
        </figure>
      )}
      <div className={classes.foot}>
        <CopyLink path={pages.helpItem(topic.id, item.id)} title={item.title} />
        <WasItHelpful item={`${topic.id}/${item.id}`} title={item.title} />
      </div>
    </article>
  );
}
