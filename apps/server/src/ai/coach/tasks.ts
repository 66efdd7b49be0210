import {
  adoptRewrite,
  answerQuestion,
  draftSequence,
  review,
  score,
  simulateReply,
  suggestSubjects,
  vetText,
  type Adoption,
  type Draft,
  type Review,
  type Written,
} from '@replysmith/coach';
import { joinSubjects } from './join-subjects.ts';
import { rewordFollowUps } from './reword-follow-ups.ts';

/** What the coach can be asked to do, each by the name it is called with in its thread. */
export const tasks = {
  score,
  review,
  answerQuestion,
  simulateReply,
  adopt,
  vetText,
  joinSubjects,
  rewordFollowUps,
};

export type Tasks = typeof tasks;

/** All that there is to say of an email that a model rewrote. */
function adopt(
  draft: Draft,
  written: Written,
  known: readonly string[],
): Adoption & Pick<Review, 'subjects' | 'sequence'> {
  const adoption = adoptRewrite(draft, written, known);
  const { subject, body } = adoption;
  return {
    ...adoption,
    subjects: suggestSubjects(draft),
    sequence: draftSequence({ ...draft, subject, body }),
  };
}
