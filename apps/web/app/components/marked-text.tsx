import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { Highlight } from './highlight.ts';
import { type Mark, type MarkedSegment, splitByMarks, thinNumbers } from './marks.ts';
import classes from './marked-text.module.css';

type MarkedTextProps = {
  text: string;
  marks: readonly Mark[];
  highlight: Highlight;
  ledgerId?: string;
};

/** Text to read, with the words that numbered lines are about underlined. */
export function MarkedText({ text, marks, highlight, ledgerId }: MarkedTextProps) {
  return (
    <span
      className={`pre-wrap ${classes.text}`}
      onPointerMove={(event) => highlight.point(markAtPoint(event.clientX, event.clientY))}
      onPointerLeave={() => highlight.point(null)}
      onClick={(event) => {
        const number = markAtPoint(event.clientX, event.clientY);
        if (number !== null && number !== highlight.pinned) highlight.pin(number);
      }}
    >
      <MarkedSegments
        segments={splitByMarks(text, marks)}
        highlighted={highlight.number}
        ledgerId={ledgerId}
        renderNumbers={(numbers) => (
          <>
            {'\u2060'}
            <sup className={classes.number}>{numbers.join(',')}</sup>
          </>
        )}
      />
    </span>
  );
}

type MarkedSegmentsProps = {
  segments: readonly MarkedSegment[];
  highlighted: number | null;
  /** The ids of the ledger lines begin with this. */
  ledgerId?: string | undefined;
  /** Renders the numbers where marks end. */
  renderNumbers: (numbers: readonly number[]) => ReactNode;
};

function MarkedSegments(props: MarkedSegmentsProps) {
  const { segments, highlighted, ledgerId, renderNumbers } = props;
  return segments.map((segment) => (
    <Fragment key={segment.start}>
      {segment.numbers.length === 0 ? (
        segment.text
      ) : (
        <mark
          className={`underlined ${classes.mark}`}
          data-mark={segment.numbers[0]}
          data-dotted={segment.isDotted || undefined}
          data-spaced={/[ \t]{2}|\t|(?:^|\n) /u.test(segment.text) || undefined}
          data-highlighted={isHighlighted(segment, highlighted) || undefined}
          aria-describedby={ledgerId && segment.numbers.map((n) => `${ledgerId}-${n}`).join(' ')}
        >
          {segment.text}
        </mark>
      )}
      {segment.ending.length > 0 && renderNumbers(segment.ending)}
    </Fragment>
  ));
}

function isHighlighted({ numbers }: MarkedSegment, highlighted: number | null): boolean {
  return highlighted !== null && numbers.includes(highlighted);
}

type MarkedTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'className'> & {
  value: string;
  marks: readonly Mark[];
  highlight: Highlight;
};

/**
 * A field as tall as its text, with marks drawn under the words. The marks are in a copy of the
 * text behind the field, so typing, undo, paste and input methods stay native. The copy must take
 * exactly the same space as the field's text.
 */
export function MarkedTextarea({ value, marks, highlight, ...field }: MarkedTextareaProps) {
  return (
    <div className={`relative ${classes.field}`}>
      <div className={classes.backdrop} aria-hidden="true">
        <MarkedSegments
          segments={thinNumbers(splitByMarks(value, marks), highlight.number)}
          highlighted={highlight.number}
          renderNumbers={(numbers) => (
            <span className={`relative ${classes.anchor}`}>
              <span className={classes.number}>{numbers.join(',')}</span>
            </span>
          )}
        />
        {'\u200b'}
      </div>
      <textarea
        rows={1}
        {...field}
        className={`focus-inside absolute overflow-hidden ${classes.input}`}
        value={value}
        onPointerMove={(event) => highlight.point(markAtPoint(event.clientX, event.clientY))}
        onPointerLeave={() => highlight.point(null)}
        onClick={(event) => {
          const number = markAtPoint(event.clientX, event.clientY);
          if (number !== null && number !== highlight.pinned) highlight.pin(number);
        }}
      />
    </div>
  );
}

/** The number of the mark at this point, even under a field. */
function markAtPoint(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const number = element instanceof HTMLElement ? element.dataset['mark'] : undefined;
    if (number !== undefined) return Number(number);
  }
  return null;
}
