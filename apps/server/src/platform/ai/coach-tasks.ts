import {
  type Brief,
  type Draft,
  type Review,
  type Sender,
  adoptFollowUps,
  adoptReview,
  adoptSubjects,
  answerQuestion,
  composeEmail,
  debrief,
  draftSequence,
  indexTemplates,
  review,
  score,
  simulateReply,
  suggestSubjects,
  vetAnswer,
  vetReply,
  vetText,
} from '@replysmith/coach';
import type { Composed } from './ai.ts';

/** What the coach can be asked to do, each by the name it is called with in its thread. */
export const tasks = {
  score,
  review,
  composeDraft,
  reviewComposed,
  answerQuestion,
  simulateReply,
  debrief,
  adoptReview,
  adoptSubjects,
  adoptFollowUps,
  vetText,
  vetAnswer,
  vetReply,
  indexTemplates,
};

export type Tasks = typeof tasks;

/** Writes the email that a brief asks for, and scores it as any other; `said` is what it is meant to be. */
function composeDraft(
  brief: Brief,
  sender: Sender,
  said: Pick<Draft, 'stage' | 'profile'>,
): Composed {
  const { subject, body } = composeEmail(brief, sender);
  const draft = { ...said, subject, body };
  return { brief, draft, score: score(draft) };
}

/** All that there is to say of a composed email, which is left as it was composed. */
function reviewComposed({ draft, score: own }: Composed): Review {
  const { subject, body } = draft;
  return {
    ...{ subject, body, before: own, after: own, edits: [] },
    ...{ strengths: [], offers: [], questions: [] },
    subjects: suggestSubjects(draft),
    sequence: draftSequence(draft),
  };
}

/** The coach's work, wherever it is done. */
export type Coach = {
  readonly [Name in keyof Tasks]: (
    ...args: Parameters<Tasks[Name]>
  ) => Promise<ReturnType<Tasks[Name]>>;
};
