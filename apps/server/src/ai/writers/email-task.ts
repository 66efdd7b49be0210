import { formatDraft, parseDraft, type Draft, type Review } from '@replysmith/coach';
import type { RewriteManner } from '@replysmith/contract';
import { z } from 'zod';
import type { Coach } from '../coach/coach.ts';
import type { Prompt } from '../prompts/prompt.ts';
import { CoachInstead, type Task } from './with-coach-behind.ts';

const Email = z.object({ subject: z.string().nullable(), body: z.string() });
type Email = z.infer<typeof Email>;

type Order = {
  /** What there is already. */
  readonly draft: Draft;
  readonly manner: RewriteManner;
  readonly prompt: Prompt;
  /** What may be stated beside the draft. */
  readonly known: readonly string[];
  readonly byCoach: () => Promise<Review>;
};

/** Has a model write an email over a draft; the coach vets it, and only what is no worse is taken. */
export function emailTask(
  coach: Coach,
  { draft, manner, prompt, known, byCoach }: Order,
): Task<Email, Review> {
  return {
    call: {
      useCase: 'rewrite',
      ...prompt,
      schema: Email,
      show: ({ subject, body }) =>
        body === undefined ? '' : formatDraft({ subject: subject ?? null, body }),
    },
    accept: async (written) => {
      const adopted = await coach.adoptReview(draft, written, known, { manner });
      const { verdict } = adopted;
      return verdict === 'unusable' || verdict === 'worse' ? new CoachInstead(verdict) : adopted;
    },
    keep: async (shown) => {
      const part = parseDraft(shown);
      const sources = [draft.subject ?? '', draft.body, ...known];
      const vet = async (text: string) => (await coach.vetText(text, sources)).text;
      const [subject, body] = await Promise.all([vet(part.subject ?? ''), vet(part.body)]);
      return formatDraft({ subject: subject || null, body });
    },
    byCoach,
  };
}
