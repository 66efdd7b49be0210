import fc from 'fast-check';
import { expect, it } from 'vitest';
import { templateFolder } from '../../../testing/template-samples.ts';
import { lineAt, lineOf, positionIn, placeSections, type TemplateSection } from './sections.ts';

const listing = { filter: { view: 'saved' as const, tag: [] }, sort: undefined };
const section = (count: number, hasHeading: boolean): TemplateSection => ({
  listing,
  count,
  ...(hasHeading && { folder: templateFolder() }),
});

it('puts headings before the rows of each section that holds something', () => {
  const layout = placeSections([section(3, true), section(0, true), section(2, true)], 2);
  const lines = Array.from({ length: layout.lineCount }, (_, line) => lineAt(layout, line));
  expect(
    lines.map((line) => (line?.kind === 'templates' ? [line.from, line.to] : line?.kind)),
  ).toEqual(['heading', [0, 2], [2, 3], 'heading', [3, 5]]);
  expect(lineAt(layout, layout.lineCount)).toBeNull();
});

it('finds every template on the line that shows it', () => {
  const sections = fc.array(
    fc.tuple(fc.nat(12), fc.boolean()).map(([count, has]) => section(count, has)),
  );
  fc.assert(
    fc.property(sections, fc.integer({ min: 1, max: 5 }), (parts, columns) => {
      const layout = placeSections(parts, columns);
      for (let position = 0; position < layout.templateCount; position += 1) {
        const line = lineAt(layout, lineOf(layout, position));
        if (line?.kind !== 'templates') throw new Error('A template stands on no line.');
        expect(position).toBeGreaterThanOrEqual(line.from);
        expect(position).toBeLessThan(line.to);
        const location = positionIn(layout, position);
        expect(location && location.section.position + location.offset).toBe(position);
        expect(location?.offset).toBeLessThan(location?.section.count ?? 0);
      }
    }),
  );
});
