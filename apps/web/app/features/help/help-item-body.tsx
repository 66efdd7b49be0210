import { pages } from '@replysmith/contract';
import { type HelpItem, type HelpTopic, placesOfTerms } from '@replysmith/help';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { CodeSample } from '../../components/code-sample.tsx';
import { useCopied } from '../../components/copy-button.tsx';
import { HighlightedText } from '../../components/highlighted-text.tsx';
import { reportEvent } from '../../data/report-event.ts';
import { copyText } from '../../lib/clipboard.ts';
import classes from './help-item-view.module.css';

type InlineTextProps = {
  text: string;
  /** Words to highlight. */
  terms: readonly string[];
};

const parts = /(\*\*.+?\*\*|`.+?`)/u;

/** A sentence of the help: **controls** in bold, `keys` as keys, found words marked. */
export function InlineText({ text, terms }: InlineTextProps) {
  const marked = (words: string): ReactNode => (
    <HighlightedText text={words} ranges={placesOfTerms(words, terms)} />
  );
  return text.split(parts).map((part, index) => {
    if (part.startsWith('**')) return <b key={index}>{marked(part.slice(2, -2))}</b>;
    if (part.startsWith('`')) {
      return (
        <code key={index} className={`ink-2 one-line framed-strong round-tag ${classes.key}`}>
          {marked(part.slice(1, -1))}
        </code>
      );
    }
    return <span key={index}>{marked(part)}</span>;
  });
}

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
      {item.example?.isCode && (
        <CodeSample copyText={copyText} label="Example" code={withFigures(item.example.text)} />
      )}
      {item.example && !item.example.isCode && (
        <figure>
          <figcaption>Example</figcaption>
          <p className={classes.example}>{text(item.example.text)}</p>
        </figure>
      )}
      <div className={`row items-center mt-2 small ink-2 no-print ${classes.foot}`}>
        <CopyLink path={pages.helpItem(topic.id, item.id)} title={item.title} />
        <WasItHelpful item={`${topic.id}/${item.id}`} title={item.title} />
      </div>
    </>
  );
}

type CopyLinkProps = { path: string; title: string };

/** Copies the address of a guide. */
function CopyLink({ path, title }: CopyLinkProps) {
  const { hasCopied, copy } = useCopied(copyText);
  const Icon = hasCopied ? IconCheck : IconLink;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Copy link: ${title}`}
        onClick={() => void copy(new URL(path, location.origin).href)}
      >
        <Icon size={16} stroke={1.5} aria-hidden />
        {hasCopied ? 'Copied' : 'Copy link'}
      </Button>
      <span className="visually-hidden" role="status">
        {hasCopied && 'Link copied'}
      </span>
    </>
  );
}

type WasItHelpfulProps = {
  /** "templates/use-variables" */
  item: string;
  title: string;
};

/** Asks once; after a "no", shows how to contact a person. */
function WasItHelpful({ item, title }: WasItHelpfulProps) {
  const [answer, setAnswer] = useState<boolean | null>(null);
  const tell = (isHelpful: boolean) => {
    setAnswer(isHelpful);
    reportEvent({
      metric_name: 'help_item_helpful',
      metric_value: isHelpful ? 1 : 0,
      metadata: { item },
    });
  };
  return (
    <div
      role="group"
      aria-label={`Was this helpful? ${title}`}
      className={`row items-center gap-1 ${classes.feedback}`}
    >
      {answer === null && (
        <>
          <span>Was this helpful?</span>
          <Button variant="quiet" size="small" onClick={() => tell(true)}>
            Yes
          </Button>
          <Button variant="quiet" size="small" onClick={() => tell(false)}>
            No
          </Button>
        </>
      )}
      <span role="status">
        {answer === true && 'Thank you, noted.'}
        {answer === false && (
          <>
            Noted. <Link to={pages.settings}>Contact Support</Link> to ask a person.
          </>
        )}
      </span>
    </div>
  );
}
