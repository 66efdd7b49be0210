import type { EmailTemplateSummary, TemplateMatch } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { previewOf } from './template-line.tsx';

const of = (preview: string, match: TemplateMatch | null = null) =>
  previewOf({ preview, match } as EmailTemplateSummary);

it.each([
  ['Hi {{firstName}},\n\nyour kiosks were shut on Friday.', 'your kiosks were shut on Friday.'],
  ['Chef {{firstName}},\n\nI ate at your place.', 'I ate at your place.'],
  ['Hi Tom, is your checkout slow?', 'is your checkout slow?'],
  ['High prices, low sales: a question.', 'High prices, low sales: a question.'],
  ['Hi {{firstName}},', 'Hi {{firstName}},'],
])('of %j shows what follows the greeting', (text, shown) => {
  expect(of(text).text).toBe(shown);
});

it('ends a long text between words, with one ellipsis after a full stop', () => {
  const { text } = of(`${'word '.repeat(21)}closes here. And goes on for a while.`);
  expect(text).toBe(`${'word '.repeat(21)}closes here…`);
});

it('begins shortly before the first word that a search found far down', () => {
  const preview = `${'word '.repeat(30)}then the queue moved`;
  const start = preview.indexOf('queue');
  const match = { score: 5, name: [], subject_line: [], tags: [] };
  const { text, ranges } = of(preview, { ...match, email_content: [[start, start + 5]] });
  expect(text.length).toBeLessThan(60);
  expect(text.startsWith('…word')).toBe(true);
  expect(ranges.map((range) => text.slice(...range))).toEqual(['queue']);
});
