import type { Mark } from './mark.ts';

type NumberedLine<Field> = {
  readonly number: number;
  readonly spans: readonly {
    readonly field: Field;
    readonly start: number;
    readonly end: number;
  }[];
};

/** The words of one field that the lines are about. */
export function marksIn<Field extends string>(
  lines: readonly NumberedLine<Field>[],
  field: NoInfer<Field>,
): Mark[] {
  return lines.flatMap(({ number, spans }) =>
    spans.filter((span) => span.field === field).map(({ start, end }) => ({ number, start, end })),
  );
}
