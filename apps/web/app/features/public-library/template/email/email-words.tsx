import { Fragment } from 'react';
import type { ExampleText } from '../../../../data/public-library/public-template.ts';
import type { Mark } from '../../../../ui/marked-text/mark.ts';
import { cutEmail, type EmailPiece } from './cut-email.ts';
import classes from './email-words.module.css';

type EmailWordsProps = { example: ExampleText; marks: readonly Mark[] };

/** An example with what it loses points for, and in its stead the blanks that a template has there. */
export function EmailWords({ example, marks }: EmailWordsProps) {
  return cutEmail(example, marks).map((piece) => (
    <Fragment key={piece.start}>
      {piece.place?.start === piece.start && (
        <span className={classes.blank} data-blank>
          [{piece.place.label}]
        </span>
      )}
      <Words piece={piece} />
      {piece.ending.length > 0 && (
        <sup className={classes.number} data-example>
          {piece.ending.join(',')}
        </sup>
      )}
    </Fragment>
  ));
}

function Words({ piece: { text, numbers, isDotted, place } }: { piece: EmailPiece }) {
  const isMarked = numbers.length > 0;
  if (!isMarked && !place) return text;
  const Tag = isMarked ? 'mark' : 'span';
  return (
    <Tag
      className={place ? classes.example : classes.words}
      data-example={place ? true : undefined}
      data-marked={isMarked || undefined}
      data-dotted={(isMarked && isDotted) || undefined}
    >
      {text}
    </Tag>
  );
}
