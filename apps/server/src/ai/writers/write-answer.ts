import type { Answer } from '@replysmith/coach';
import { z } from 'zod';
import type { Outcome, Question, Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { answerPrompt } from '../prompts/answer-prompt.ts';
import { CoachInstead, withCoachBehind } from './with-coach-behind.ts';

/** Null where the question has nothing to do with emails. */
const Answered = z.object({ answer: z.string().nullable() });

/** Said by us, so that no model can leave it out. */
const byExperience = 'This is general experience, and none of the coach’s findings.\n\n';

/**
 * Answers a question from the coach's handbook; where that is silent, from general experience, and
 * says so. Sources are cited by the coach alone.
 */
export async function writeAnswer(
  coach: Coach,
  desk: ModelDesk,
  question: Question,
  writing: Writing,
): Promise<Outcome<Answer>> {
  const { text: asked, latest, made, earlier } = question;
  const own = await coach.answerQuestion(asked, { latest, made });
  const opening = own.isKnown ? '' : byExperience;
  const sources = [
    asked,
    own.text,
    ...[latest?.subject ?? '', latest?.body ?? ''],
    ...earlier.flatMap((exchange) => [exchange.question, exchange.answer]),
    ...writing.known,
  ];
  const vetted = (answer: string) => coach.vetAnswer(answer, sources);
  return withCoachBehind<z.infer<typeof Answered>, Answer>(
    desk,
    {
      call: {
        useCase: 'answer',
        ...answerPrompt(question, own),
        schema: Answered,
        show: ({ answer }) => (answer ? opening + answer : ''),
      },
      accept: async ({ answer }) => {
        if (answer === null) return new CoachInstead(null);
        const text = await vetted(answer);
        return text === null ? new CoachInstead('unusable') : { ...own, text: opening + text };
      },
      keep: async (shown) => {
        const text = await vetted(shown.slice(opening.length));
        return text === null ? '' : opening + text;
      },
      byCoach: () => Promise.resolve(own),
    },
    writing,
  );
}
