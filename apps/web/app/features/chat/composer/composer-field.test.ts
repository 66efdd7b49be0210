import { parseDraft } from '@replysmith/coach/light';
import { expect, it } from 'vitest';
import { assess } from '../../../data/coach/assess.ts';
import { draftMarks } from './composer-field.tsx';

const text = `Subject: Quick question about improving your website’s performance and conversion rates

Hi Tom,

I hope you’re well! We leverage cutting-edge solutions to unlock your full potential.`;

function scored(typed: string) {
  const { subject, body } = parseDraft(typed);
  return assess({ subject: subject ?? '', body });
}

const wordsOf = (typed: string, marks: ReturnType<typeof draftMarks>) =>
  marks.map(({ start, end }) => typed.slice(start, end));

it('finds the words of subject and body where they stand in the field', () => {
  const score = scored(text);
  const flagged = score.lines.flatMap(({ spans }) =>
    spans.map(({ field, start, end }) => score.draft[field].slice(start, end)),
  );
  const words = wordsOf(text, draftMarks(score, text));
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((word) => !flagged.includes(word))).toEqual([]);
  expect(words.some((word) => score.draft.subject.includes(word))).toBe(true);
  expect(words.some((word) => score.draft.body.includes(word))).toBe(true);
});

it('moves the marks of an older score along with their words', () => {
  const now = text.replace('Hi Tom,', 'Hi Tom and Ann,').replace('Subject: ', 'Subject:   ');
  const score = scored(text);
  const before = wordsOf(text, draftMarks(score, text));
  expect(wordsOf(now, draftMarks(score, now)).filter((word) => !now.includes(word))).toEqual([]);
  expect(wordsOf(now, draftMarks(score, now))).toEqual(expect.arrayContaining(before.slice(-1)));
});

it('marks nothing in a text that is not judged', () => {
  const score = scored(
    'Guten Tag Herr Weber, wir würden Ihnen gerne unsere neue Lösung vorstellen.',
  );
  expect(score.trouble).not.toBeNull();
  expect(draftMarks(score, score.draft.body)).toEqual([]);
});

it('marks nothing in the source of an HTML mail', () => {
  const source =
    '<p>Hi Tom,</p><p>We leverage cutting-edge solutions to unlock your potential.</p>';
  expect(scored(source).lines).not.toEqual([]);
  expect(draftMarks(scored(source), source)).toEqual([]);
});
