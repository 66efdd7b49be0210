import { answerQuestion, review, score, simulateReply, vetText } from '@replysmith/coach';
import { adopt } from './adopt.ts';
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
