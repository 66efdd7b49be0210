import type { Field } from '@replysmith/coach';
import type { Mark } from '../../../ui/marked-text/mark.ts';
import type { NumberedLine } from './ledger-lines.tsx';

/** The words of one field that the lines are about. */
export function marksOf(lines: readonly NumberedLine[], field: Field): Mark[] {
  return lines.flatMap(({ number, spans }) =>
    spans.filter((span) => span.field === field).map(({ start, end }) => ({ number, start, end })),
  );
}
