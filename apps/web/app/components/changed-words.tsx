import { Fragment, type ReactNode } from 'react';
import type { Highlight } from './highlight.ts';
import type { MarkedSegment } from './marks.ts';
import type { DiffPart } from './diff.ts';
import changedTextClasses from './changed-text.module.css';
import classes from './marked-text.module.css';

type ChangedWordsProps<Part> = { parts: readonly Part[]; words: (part: Part) => ReactNode };

/** Removed words struck, added words underlined; both are labelled for screen readers. */
export function ChangedWords<Part extends DiffPart>({ parts, words }: ChangedWordsProps<Part>) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'same':
        return <span key={index}>{words(part)}</span>;
      case 'removed':
        return (
          <del key={index}>
            <span className="visually-hidden">removed: </span>
            {words(part)}
          </del>
        );
      case 'added':
        return (
          <ins key={index} data-close={/^[.,;:!?]/.test(part.text) || undefined}>
            <span className="visually-hidden">added: </span>
            {words(part)}
          </ins>
        );
    }
  });
}

const paragraphBreak = /(?:\r?\n[ \t]*){2,}/u;

/** The words of an email: paragraphs a little apart, blanks to fill set off from the rest. */
export function EmailText({ text, findBlanks }: { text: string; findBlanks: FindBlanks }) {
  return text.split(paragraphBreak).map((paragraph, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={`block ${changedTextClasses.gap}`}>{'\n'}</span>}
      <WithBlanks text={paragraph} findBlanks={findBlanks} />
    </Fragment>
  ));
}

/** Text in which the blanks that only the writer can fill stand out. */
function WithBlanks({ text, findBlanks }: { text: string; findBlanks: FindBlanks }) {
  const blanks = findBlanks(text);
  return (
    <>
      {blanks.map(({ start, end, isVariable }, index) => (
        <Fragment key={start}>
          {text.slice(blanks[index - 1]?.end ?? 0, start)}
          <span className={isVariable ? changedTextClasses.variable : changedTextClasses.blank}>
            {text.slice(start, end)}
          </span>
        </Fragment>
      ))}
      {text.slice(blanks.at(-1)?.end ?? 0)}
    </>
  );
}

type LostWordsProps = {
  segments: readonly MarkedSegment[];
  highlight: Highlight;
  findBlanks: FindBlanks;
};

/**
 * Words of an email, with those that cost points underlined; pointing at one highlights its line.
 */
export function LostWords({ segments, highlight, findBlanks }: LostWordsProps) {
  return segments.map(({ start, text, numbers, isDotted, ending }) => {
    const [number] = numbers;
    const words = <EmailText text={text} findBlanks={findBlanks} />;
    return (
      <Fragment key={start}>
        {number === undefined ? (
          words
        ) : (
          <mark
            className={`underlined ${classes.mark}`}
            data-dotted={isDotted || undefined}
            data-highlighted={numbers.some((one) => one === highlight.number) || undefined}
            onPointerMove={() => highlight.point(number)}
            onPointerLeave={() => highlight.point(null)}
            onClick={() => highlight.pinned !== number && highlight.pin(number)}
          >
            {words}
          </mark>
        )}
        {ending.map((one) => (
          <Fragment key={one}>
            {'\u2060'}
            <button
              type="button"
              className={classes.number}
              aria-label={`Points lost, line ${String(one)}`}
              aria-pressed={highlight.pinned === one}
              onFocus={() => highlight.point(one)}
              onBlur={() => highlight.point(null)}
              onClick={() => highlight.pin(one)}
            >
              {one}
            </button>
          </Fragment>
        ))}
      </Fragment>
    );
  });
}

type Place = {
  readonly start: number;
  readonly end: number;
  /** A template variable: filled for each email, so not missing. */
  readonly isVariable?: boolean;
};

/** Finds the blanks of a text. */
export type FindBlanks = (text: string) => readonly Place[];
