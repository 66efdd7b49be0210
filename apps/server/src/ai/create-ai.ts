import type { Ai } from '../ports/ai.ts';
import type { Coach } from './coach/coach.ts';
import type { ModelDesk } from './model/model-desk.ts';
import { writeAnswer } from './writers/write-answer.ts';
import { writeComposed } from './writers/write-composed.ts';
import { writeHelp } from './writers/write-help.ts';
import { writeReply } from './writers/write-reply.ts';
import { writeRewrite } from './writers/write-rewrite.ts';

/** Everything that can be asked for, from a model where one is set up and from the coach otherwise. */
export function createAi(coach: Coach, desk: ModelDesk): Ai {
  return {
    score: coach.score,
    indexTemplates: coach.indexTemplates,
    rewrite: (given, writing) => writeRewrite(coach, desk, given, writing),
    compose: coach.composeDraft,
    writeComposed: (composed, writing) => writeComposed(coach, desk, composed, writing),
    answer: (question, writing) => writeAnswer(coach, desk, question, writing),
    help: (question, writing) => writeHelp(coach, desk, question, writing),
    reply: (conversation, writing) => writeReply(coach, desk, conversation, writing),
  };
}
