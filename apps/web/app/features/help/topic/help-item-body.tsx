import { pages } from '@replysmith/contract';
import type { HelpItem, HelpTopic } from '@replysmith/help';
import { CopyLink } from './copy-link.tsx';
import classes from './help-item-view.module.css';
import { InlineText } from './inline-text.tsx';
import { WasItHelpful } from './was-it-helpful.tsx';

export type HelpItemProps = {
  topic: HelpTopic;
  item: HelpItem;
  terms: readonly string[];
  withFigures: (text: string) => string;
};

/** What a guide says below its title. */
export function HelpItemBody({ topic, item, terms, withFigures }: HelpItemProps) {
  const text = (words: string) => <InlineText text={withFigures(words)} terms={terms} />;
  return (
    <>
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
    </>
  );
}
