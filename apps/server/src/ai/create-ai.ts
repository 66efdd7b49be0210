import type { Conversation, Draft, Score } from '@replysmith/coach';
import type { Coach } from './coach/coach.ts';
import type { ModelDesk } from './model/model-desk.ts';
import type { Question } from './writers/question.ts';
import { writeAnswer } from './writers/write-answer.ts';
import { writeReply } from './writers/write-reply.ts';
import { writeRewrite } from './writers/write-rewrite.ts';
import type { Writing } from './writers/writing.ts';

/** Everything that can be asked for, from a model where one is set up and from the coach otherwise. */
export function createAi(coach: Coach, desk: ModelDesk) {
  return {
    score: coach.score,
    rewrite: (draft: Draft, score: Score, writing: Writing) =>
      writeRewrite(coach, desk, draft, score, writing),
    answer: (question: Question, writing: Writing) => writeAnswer(coach, desk, question, writing),
    reply: (conversation: Conversation, writing: Writing) =>
      writeReply(coach, desk, conversation, writing),
  };
}
