import type { Field } from '@replysmith/coach';
import { offsetInTemplate, type FilledText } from '@replysmith/contract';
import type { Mark } from '../../../../ui/marked-text/mark.ts';
import { marksIn } from '../../../../ui/marked-text/marks-in.ts';
import { shiftMarks } from '../../../../ui/marked-text/shift-marks.ts';
import type { NumberedLine } from './score-lines.tsx';

/** Where the words stand in the template that the coach found in its example. */
export function marksInTemplate(
  lines: readonly NumberedLine[],
  field: Field,
  /** The example as the coach read it, and as it is now. */
  { read, now }: { read: string; now: FilledText },
): Mark[] {
  return shiftMarks(marksIn(lines, field), read, now.text).map(({ number, start, end }) => ({
    number,
    start: offsetInTemplate(now, start, 'start'),
    end: offsetInTemplate(now, end, 'end'),
  }));
}
