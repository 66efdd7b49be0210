import { exampleOf } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { assess } from '../../../data/coach/assess.ts';
import { marksInTemplate } from './content-tab.tsx';
import { numberLines } from '../../../components/ledger.tsx';

const template = {
  subject_line: 'Quick question about {{company}}',
  email_content:
    'Hi {{firstName}},\n\nWe are a leading agency that leverages cutting-edge solutions for {{company}}.\n\nWould you be available for a 30-minute call?',
};
const { subject, body } = exampleOf(template, []);
const score = assess({ subject: subject.text, body: body.text });
const words = (now = template.email_content) =>
  marksInTemplate(numberLines(score), 'body', {
    read: body.text,
    now: exampleOf({ ...template, email_content: now }, []).body,
  }).map(({ start, end }) => now.slice(start, end));

const marked = score.lines
  .flatMap(({ spans }) => spans)
  .filter(({ field }) => field === 'body')
  .map(({ start, end }) => body.text.slice(start, end))
  .filter((marked) => template.email_content.includes(marked));

it('lies under the words of the template that were marked in its example', () => {
  expect(marked.length).toBeGreaterThan(0);
  expect(words()).toEqual(expect.arrayContaining(marked));
});

it('moves along with what is typed before them', () => {
  const typed = template.email_content.replace('Hi', 'Good morning');
  expect(words(typed)).toEqual(words());
});
