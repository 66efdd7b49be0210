import { findVariables } from '@replysmith/contract';
import { Fragment, type RefObject } from 'react';
import classes from './variable-field.module.css';

type VariableLayerProps = {
  text: string;
  isKnown: (name: string) => boolean;
  /** Where something has to be placed beside the text, and the element that then stands there. */
  caret: { at: number | null; place: RefObject<HTMLSpanElement | null> };
};

/** A copy of a field's text behind it, in which variables look like chips. */
export function VariableLayer({ text, isKnown, caret: { at, place } }: VariableLayerProps) {
  const pieces = piecesOf(text);
  return (
    <div className={classes.layer} aria-hidden="true">
      {pieces.map(({ start, words, name }) => {
        const isHere = at !== null && at >= start && at < start + words.length + 1 && !name;
        return (
          <Fragment key={start}>
            {name ? (
              <span className={classes.variable} data-unknown={!isKnown(name) || undefined}>
                {words}
              </span>
            ) : isHere ? (
              <>
                {words.slice(0, at - start)}
                <span ref={place} />
                {words.slice(at - start)}
              </>
            ) : (
              words
            )}
          </Fragment>
        );
      })}
      {'\u200b'}
    </div>
  );
}

type Piece = { start: number; words: string; name: string | null };

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  for (const { name, start, end } of findVariables(text)) {
    if (start > read) pieces.push({ start: read, words: text.slice(read, start), name: null });
    pieces.push({ start, words: text.slice(start, end), name });
    read = end;
  }
  if (read < text.length) pieces.push({ start: read, words: text.slice(read), name: null });
  return pieces;
}
