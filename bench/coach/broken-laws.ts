import {
  applyEdits,
  parseEmail,
  rewrite,
  score,
  suggestSubjects,
  type Draft,
  type Score,
  type Span,
} from '@replysmith/coach';
import type { Random } from '../numbers.ts';

/** The laws that scoring and parsing break on this draft. */
export function brokenByScore(draft: Draft): string[] {
  const judged = score(draft);
  const { value, lines } = judged;
  const sum = lines.reduce((total, { points }) => total + points, 100);
  const { seenBody, sentences, words, asks, protectedTokens } = parseEmail(draft);
  return broken({
    'the score is an integer from 0 to 100': Number.isInteger(value) && value >= 0 && value <= 100,
    'the ledger sums to the score': sum === value,
    'no fix loses points': lines.every(({ wins }) => wins >= 0),
    'every span lies in the draft': spansOf(judged).every((span) => isWithin(span, draft)),
    'the seen body is as long as the body': seenBody.length === draft.body.length,
    'every stretch holds its text as it is seen': [...sentences, ...words, ...asks].every(
      ({ start, end, text }) => seenBody.slice(start, end) === text,
    ),
    'every protected token holds its text': protectedTokens.every(
      ({ field, start, end, text }) => (draft[field] ?? '').slice(start, end) === text,
    ),
  });
}

/** The laws that the subject ideas break. */
export function brokenBySubjects(draft: Draft): string[] {
  const ideas = suggestSubjects(draft);
  return broken({
    'at most five subjects': ideas.length <= 5,
    'no subject is empty or has two lines': ideas.every(
      ({ subject }) => subject.trim() !== '' && !/[\r\n]/u.test(subject),
    ),
    'no subject twice': new Set(ideas.map(({ subject }) => subject)).size === ideas.length,
  });
}

/** The laws that a rewrite breaks. */
export function brokenByRewrite(draft: Draft, random: Random): string[] {
  const { subject, body, before, after, edits } = rewrite(draft);
  const whole = applyEdits(draft, edits);
  const some = edits.filter(() => random.below(2) === 0);
  const again = rewrite({ ...draft, subject, body });
  return broken({
    'the score never falls': after.value >= before.value,
    'the score before is the score': before.value === score(draft).value,
    'the score after is the score': after.value === score({ ...draft, subject, body }).value,
    'the edits make the rewrite': whole.subject === subject && whole.body === body,
    'an edit replaces what it says': edits.every(
      ({ field, start, end, before: text }) => (draft[field] ?? '').slice(start, end) === text,
    ),
    'every edit lies in the draft': edits.every((edit) => isWithin(edit, draft)),
    'some edits without the others apply': brokenByScore(applyEdits(draft, some)).length === 0,
    'a second rewrite changes nothing': again.subject === subject && again.body === body,
  });
}

function broken(laws: Record<string, boolean>): string[] {
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : [law]));
}

function spansOf({ lines }: Score): Span[] {
  return lines.flatMap(({ spans }) => spans);
}

function isWithin({ field, start, end }: Span, draft: Draft): boolean {
  return start >= 0 && start <= end && end <= (draft[field] ?? '').length;
}
