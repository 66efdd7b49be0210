import { parseDraft } from '@replysmith/coach';
import { expect, it } from 'vitest';
import { assess } from '../../../../data/live-score/assess.ts';
import { draftMarks } from './draft-marks.ts';

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
  const words = wordsOf(text, draftMarks(scored(text), text));
  expect(words).toContain('leverage');
  expect(words.some((word) => word.startsWith('Quick question'))).toBe(true);
});

it('moves the marks of an older score along with their words', () => {
  const now = text.replace('Hi Tom,', 'Hi Tom and Ann,').replace('Subject: ', 'Subject:   ');
  const words = wordsOf(now, draftMarks(scored(text), now));
  expect(words).toContain('leverage');
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
