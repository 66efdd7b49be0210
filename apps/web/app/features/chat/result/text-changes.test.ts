import { applyEdits } from '@replysmith/coach/light';
import type { RewriteChoices } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { splitByChanges } from '../../../components/diff.ts';
import { optimized } from '../../../testing/optimized.ts';
import { clumsyEmail } from '../../../testing/samples.ts';
import { scoreBreakdown } from './score-breakdown.ts';
import { answer, choicesOf, putBack, take } from '../changes/choices.ts';
import { reviseResult } from '../../../data/coach/revise.ts';
import { marksInWider, marksOf, textChanges } from './changes-view.tsx';

const result = optimized(clumsyEmail);
const { original_email: original, offers, questions } = result;
const nothing = choicesOf(null);
const ids = result.changes.map(({ id }) => id);
const accepted = offers.map(({ id }) => id).reduce(take, nothing);
const allAnswered = questions.reduce(
  (choices, { id }) => answer(choices, id, `An answer`),
  nothing,
);

it.each<readonly [string, RewriteChoices]>([
  ['nothing is decided', nothing],
  ['all is put back', putBack(nothing, ids)],
  ...offers.map(({ id, kind }) => [`${kind} is taken`, take(nothing, id)] as const),
  ['every offer is taken', accepted],
  ['every offer is taken and every change put back', putBack(accepted, ids)],
  ['every question is answered', allAnswered],
  ['all of it is decided', putBack({ ...accepted, answers: allAnswered.answers }, ids.slice(1))],
])(
  'shows the very text that leaves, and marks the words that cost points in it: %s',
  (_, choices) => {
    const revised = reviseResult({ result, choices });
    const { revision, edits: decided } = revised;
    const breakdown = scoreBreakdown(revised);
    const changes = textChanges('body', result, decided, choices, breakdown);
    const shown = splitByChanges(original.body, changes)
      .map(({ now }) => now)
      .join('');
    expect(shown).toBe(applyEdits(original, decided).body);
    expect(shown.replaceAll(/\s+/gu, ' ')).toBe(revision.body.replaceAll(/\s+/gu, ' '));
    expect(changes.every(({ number }) => number > 0)).toBe(true);

    const { body: lost } = marksOf(revision.lines, breakdown.numbers);
    const marked = marksInWider(lost, revision.body, shown);
    const words = (text: string) => text.replaceAll(/\s+/gu, ' ');
    expect(marked.map(({ start, end }) => words(shown.slice(start, end)))).toEqual(
      lost.map(({ start, end }) => words(revision.body.slice(start, end))),
    );
  },
);

it('finds marks again where the gaps between words are wider', () => {
  const mark = { number: 1, start: 3, end: 7 };
  expect(marksInWider([mark], 'a\n\nbold\n', 'a \n\n\n\nbold\n')).toEqual([
    { number: 1, start: 6, end: 10 },
  ]);
});
