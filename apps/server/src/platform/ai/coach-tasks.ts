import {
  type Brief,
  type Draft,
  type Review,
  type Sender,
  vetFollowUps,
  vetReview,
  vetSubjects,
  answerQuestion,
  composeEmail,
  debrief,
  draftSequence,
  isInPart,
  judgeProposal,
  lintSequence,
  review,
  reviseEmail,
  score,
  simulateReply,
  suggestSubjects,
  vetAnswer,
  vetReply,
  vetText,
} from '@replysmith/coach';
import type { Composed } from './ai.ts';
import { nearestInLibrary, nearestOfAll, neighboursOf } from './near-templates.ts';

/** The coach's tasks, by the names they are called with in its thread. */
export const tasks = {
  score,
  review,
  reviseEmail,
  composeDraft,
  reviewComposed,
  judgeProposal,
  suggestSubjects,
  lintSequence,
  answerQuestion,
  simulateReply,
  debrief,
  vetReview,
  vetSubjects,
  vetFollowUps,
  vetText,
  vetAnswer,
  vetReply,
  isInPart,
  nearestInLibrary,
  nearestOfAll,
  neighboursOf,
};

export type Tasks = typeof tasks;

/**
 * Writes the email that a brief asks for, and scores it like any other. `chosen` are the writer's
 * instructions.
 */
function composeDraft(
  brief: Brief,
  sender: Sender,
  chosen: Pick<Draft, 'stage' | 'profile'>,
): Composed {
  const { subject, body } = composeEmail(brief, sender);
  const draft = { ...chosen, subject, body };
  return { brief, draft, score: score(draft) };
}

/** The review of a composed email, which is left unchanged. */
function reviewComposed({ draft, score: own }: Composed): Review {
  const { subject, body } = draft;
  return {
    ...{ subject, body, before: own, after: own, edits: [] },
    ...{ strengths: [], offers: [], questions: [] },
    subjects: suggestSubjects(draft),
    sequence: draftSequence(draft),
  };
}

/** The coach's tasks as calls, in whatever thread they run. */
export type Coach = {
  readonly [Name in keyof Tasks]: (
    ...args: Parameters<Tasks[Name]>
  ) => Promise<ReturnType<Tasks[Name]>>;
};
