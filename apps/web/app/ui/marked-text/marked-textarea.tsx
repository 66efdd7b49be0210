import type { ComponentProps } from 'react';
import type { Lit } from '../lit/use-lit.ts';
import type { Mark } from './mark.ts';
import { markAtPoint } from './mark-at-point.ts';
import { MarkedSegments } from './marked-segments.tsx';
import classes from './marked-text.module.css';
import { splitByMarks } from './split-by-marks.ts';
import { thinNumbers } from './thin-numbers.ts';

type MarkedTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'className'> & {
  value: string;
  marks: readonly Mark[];
  lit: Lit;
};

/**
 * A field as tall as its text, with marks drawn under the words. The marks lie in a copy of the text
 * behind the field, so typing, undo, paste and input methods stay the browser's own; hence nothing
 * in the copy may take up room that the field's text does not.
 */
export function MarkedTextarea({ value, marks, lit, ...field }: MarkedTextareaProps) {
  return (
    <div className={classes.field}>
      <div className={classes.backdrop} aria-hidden="true">
        <MarkedSegments
          segments={thinNumbers(splitByMarks(value, marks), lit.number)}
          litNumber={lit.number}
          renderNumbers={(numbers) => (
            <span className={classes.anchor}>
              <span className={classes.number}>{numbers.join(',')}</span>
            </span>
          )}
        />
        {'\u200b'}
      </div>
      <textarea
        rows={1}
        {...field}
        className={classes.input}
        value={value}
        onPointerMove={(event) => lit.point(markAtPoint(event.clientX, event.clientY))}
        onPointerLeave={() => lit.point(null)}
        onClick={(event) => {
          const number = markAtPoint(event.clientX, event.clientY);
          if (number !== null && number !== lit.kept) lit.keep(number);
        }}
      />
    </div>
  );
}
