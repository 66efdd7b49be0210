import type { ReactNode } from 'react';
import { placesOfTerms } from '@replysmith/help';
import { HighlightedText } from '../../../ui/highlighted-text/highlighted-text.tsx';
import classes from './inline-text.module.css';

type InlineTextProps = {
  text: string;
  /** To be marked. */
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
        <code key={index} className={classes.key}>
          {marked(part.slice(1, -1))}
        </code>
      );
    }
    return <span key={index}>{marked(part)}</span>;
  });
}
