import { reviseUnanswered, scoreBasis } from '@replysmith/coach/light';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';
import { useMemo } from 'react';
import type { RevisedResult, ShortRevision } from '../../../data/coach/answers.ts';
import { useCoachAnswer } from '../../../data/coach/use-coach.ts';
import { blanksIn, isUndecided } from './choices.ts';

type Decided = { readonly result: Optimization; readonly choices: RewriteChoices };

/**
 * What is stored of a result: all there is to say while nothing is decided. Null where it has to be
 * reckoned first. Older results lack some of it.
 */
export function storedRevision({ result, choices }: Decided): RevisedResult | null {
  const { optimized_email: email, score, changes, as_proposed: proposed } = result;
  if (score.version !== scoreBasis.version || !isUndecided(choices)) return null;
  const revision = { ...email, value: score.optimized_score, lines: score.optimized_lines };
  const labels = blanksIn(`${email.subject ?? ''}\n${email.body}`);
  const blanks = proposed?.blanks ?? labels.map((label) => ({ label, wins: 0 }));
  return {
    ...{ result, choices, revision, byChanges: revision, edits: changes, unfilled: null, won: {} },
    blanks: blanks.map((blank) => ({ ...blank, won: null, advice: null })),
    isUnsure: proposed?.is_unsure ?? false,
    // A new subject would break a thread, so none is offered before that is known.
    hasThread: proposed?.has_thread ?? result.reading?.stage === 'follow_up',
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
  const answer = useMemo(() => storedRevision(decided), [decided]);
  // A server before the update sends `undefined`.
  return useCoachAnswer('revise', decided, { answer, isWhole: Boolean(result.as_proposed) });
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
