import type { Conversation, Draft, Score } from '@replysmith/coach';
import type { Coach } from './coach/coach.ts';
import type { ModelDesk } from './model/model-desk.ts';
import { byCoach } from './writers/authored.ts';
import { writeRewrite } from './writers/write-rewrite.ts';
import type { Writing } from './writers/writing.ts';

type Question = { readonly text: string; readonly latest: Draft | undefined };

/** Everything that can be asked for, from a model where one is set up and from the coach otherwise. */
export function createAi(coach: Coach, desk: ModelDesk) {
  return {
    score: coach.score,
    rewrite: (draft: Draft, score: Score, writing: Writing) =>
      writeRewrite(coach, desk, draft, score, writing),
    answer: async ({ text, latest }: Question, _writing: Writing) =>
      byCoach(await coach.answerQuestion(text, { latest })),
    reply: async (conversation: Conversation, _writing: Writing) =>
      byCoach(await coach.simulateReply(conversation)),
    vet: async (text: string, known: readonly string[]) => (await coach.vetText(text, known)).text,
  };
}
