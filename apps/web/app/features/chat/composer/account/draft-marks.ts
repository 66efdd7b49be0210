import { parseDraft, splitSubject, type Field } from '@replysmith/coach';
import type { LiveScore } from '../../../../data/live-score/live-score.ts';
import type { Mark } from '../../../../ui/marked-text/mark.ts';
import { marksIn } from '../../../../ui/marked-text/marks-in.ts';
import { shiftMarks } from '../../../../ui/marked-text/shift-marks.ts';
import { numberLines } from './number-lines.ts';

/** Where the words that cost points stand in what is typed now, which the score may not know yet. */
export function draftMarks(score: LiveScore, text: string): Mark[] {
  const { subject, body, subjectAt, bodyAt } = splitSubject(text);
  // What was scored of an HTML source is the text that it shows, which stands nowhere in it.
  if (parseDraft(text).body !== body) return [];
  const lines = numberLines(score);
  const place = (field: Field, now: string, at: number) =>
    shiftMarks(marksIn(lines, field), score.draft[field], now).map(({ number, start, end }) => ({
      number,
      start: start + at,
      end: end + at,
    }));
  return [...place('subject', subject ?? '', subjectAt), ...place('body', body, bodyAt)];
}
