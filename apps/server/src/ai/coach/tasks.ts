import {
  adoptFollowUps,
  adoptReview,
  adoptSubjects,
  answerQuestion,
  debrief,
  indexTemplates,
  review,
  score,
  simulateReply,
  vetAnswer,
  vetReply,
  vetText,
} from '@replysmith/coach';
import { composeDraft, reviewComposed } from './composed.ts';

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
