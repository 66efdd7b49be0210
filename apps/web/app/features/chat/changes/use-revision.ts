import { findBlanks, reviseUnanswered, scoreBasis } from '@replysmith/coach/light';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';
import { useMemo } from 'react';
import type { RevisedResult, ShortRevision } from '../../../data/coach/answers.ts';
import { useCoachAnswer } from '../../../data/coach/use-coach.ts';
import { isUndecided } from './choices.ts';

type Decided = { readonly result: Optimization; readonly choices: RewriteChoices };

/**
 * What is known of a result without the coach: all that is stored, while nothing is decided. Null
 * where it has to be reckoned first.
 */
function storedRevision({ result, choices }: Decided): RevisedResult | null {
  const { optimized_email: email, score, changes, reading } = result;
  if (score.version !== scoreBasis.version || !isUndecided(choices)) return null;
  const revision = { ...email, value: score.optimized_score, lines: score.optimized_lines };
  const labels = findBlanks(`${email.subject ?? ''}\n${email.body}`).map(({ label }) => label);
  return {
    ...{ result, choices, revision, byChanges: revision, edits: changes, unfilled: null, won: {} },
    blanks: [...new Set(labels)].map((label) => ({ label, wins: 0, won: null, advice: null })),
    isUnsure: false,
    // A new subject would break a thread, so none is offered before that is known.
    hasThread: reading?.stage === 'follow_up',
  };
}

/**
 * The email with the newest choices, for which nobody has to wait: only where a question is answered
 * does the coach find the place. Null then.
 */
export function presentEmail(
  { original_email, changes: edits, offers, questions }: Optimization,
  choices: RewriteChoices,
): EmailText | null {
  const isAnswered = Object.values(choices.answers).some((answer) => answer.trim() !== '');
  return isAnswered
    ? null
    : reviseUnanswered(original_email, { edits, offers, questions }, choices);
}

/** A result with the newest choices applied, or while the coach reckons, those of a moment ago. */
export function useRevisedResult(result: Optimization, choices: RewriteChoices) {
  const decided = useMemo(() => ({ result, choices }), [result, choices]);
  return useCoachAnswer('revise', decided, storedRevision(decided));
}

function shortOf(stored: RevisedResult): ShortRevision {
  const { revision, result, unfilled } = stored;
  return { ...revision, before: result.score.original_score, unfilled };
}

/** Each result with its choices applied, in short; null until the coach has reckoned them. */
export function useRevisions(all: readonly Decided[]): readonly ShortRevision[] | null {
  const stored = useMemo(() => {
    const known = all.flatMap((decided) => storedRevision(decided) ?? []);
    return known.length === all.length ? known.map(shortOf) : null;
  }, [all]);
  const { answer, of } = useCoachAnswer('revisions', stored === null ? all : null);
  const isSame =
    of?.length === all.length && of.every(({ result }, at) => result === all[at]?.result);
  return stored ?? (isSame ? answer : null);
}
