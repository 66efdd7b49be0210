import { expect, it } from 'vitest';
import { applyPass } from '../../test/rewrite/apply-pass.ts';
import { breakWalls } from './paragraphs.ts';

const broken = (body: string) => applyPass((doc) => breakWalls(doc, []), body);
const wall =
  'Your bakery in Leeds sells out of rye by ten on Saturdays, as the sign on the door told me last week. We bake through the night in Harrogate and deliver to nine shops before six in the morning. Each of them sends back fewer than two loaves in a hundred. Laynes in Sheffield doubled its rye in a month without a second oven, and kept its own recipe. Shall I bring two loaves to try on Friday?';

it('gives the ask of a wall a paragraph of its own', () => {
  const text = broken(`Hi Tom,\n\n${wall}\n\nRuth`);
  expect(text).toContain('\n\nShall I bring two loaves');
  expect(text.replace(/\s+/gu, ' ')).toBe(`Hi Tom, ${wall} Ruth`);
});

it('uses the line breaks of the writer', () => {
  expect(broken(`Hi Tom,\r\n\r\n${wall}`)).toContain('\r\n\r\nShall I');
});

it('leaves short blocks, and blocks with lines of their own', () => {
  for (const body of [
    'Hi Tom,\n\nWe bake rye. Shall I bring two?',
    `Hi Tom,\n\n${wall.replace('. We', '.\nWe')}`,
  ])
    expect(broken(body)).toBe(body);
});
