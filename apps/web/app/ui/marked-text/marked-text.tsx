import type { Lit } from '../lit/use-lit.ts';
import type { Mark } from './mark.ts';
import { markAtPoint } from './mark-at-point.ts';
import { MarkedSegments } from './marked-segments.tsx';
import classes from './marked-text.module.css';
import { splitByMarks } from './split-by-marks.ts';

type MarkedTextProps = { text: string; marks: readonly Mark[]; lit: Lit; ledgerId?: string };

/** Text to read, with the words that numbered lines are about underlined. */
export function MarkedText({ text, marks, lit, ledgerId }: MarkedTextProps) {
  return (
    <span
      className={classes.text}
      onPointerMove={(event) => lit.point(markAtPoint(event.clientX, event.clientY))}
      onPointerLeave={() => lit.point(null)}
      onClick={(event) => {
        const number = markAtPoint(event.clientX, event.clientY);
        if (number !== null && number !== lit.kept) lit.keep(number);
      }}
    >
      <MarkedSegments
        segments={splitByMarks(text, marks)}
        litNumber={lit.number}
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
