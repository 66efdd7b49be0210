import { isInPart, type Conversation } from '@replysmith/coach';
import { z } from 'zod';
import type { Outcome, ReaderReply, Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { replyPrompt } from '../prompts/reply-prompt.ts';
import { byCoach } from './authored.ts';
import { CoachInstead, withCoachBehind } from './with-coach-behind.ts';

const Replied = z.object({ reply: z.string() });

/** The coach decides what the reader does; a model only finds the words. Silence needs none. */
export async function writeReply(
  coach: Coach,
  desk: ModelDesk,
  conversation: Conversation,
  writing: Writing,
): Promise<Outcome<ReaderReply>> {
  const own = await coach.simulateReply(conversation);
  // Meanwhile a model is asked; the reply stands without it.
  const lookingBack = coach.debrief(conversation).catch(() => null);
  const withDebrief = async (text: string | null) => ({ ...own, text, debrief: await lookingBack });
  if (own.text === null) return byCoach(await withDebrief(null));
  const { draft, turns = [] } = conversation;
  const sources = [
    own.text,
    ...[draft.subject ?? '', draft.body],
    ...turns.map(({ text }) => text),
    ...writing.known,
  ];
  const vetted = (reply: string) => coach.vetReply(reply, sources);
  return withCoachBehind<z.infer<typeof Replied>, ReaderReply>(
    desk,
    {
      call: {
        useCase: 'recipient',
        ...replyPrompt(conversation, own),
        schema: Replied,
        show: ({ reply }) => reply ?? '',
      },
      accept: async ({ reply }) => {
        const text = await vetted(reply);
        const isGood = text !== null && isInPart(text, own.decision, own.concern);
        return isGood ? withDebrief(text) : new CoachInstead('unusable');
      },
      keep: async (shown) => (await vetted(shown)) ?? '',
      byCoach: () => withDebrief(own.text),
    },
    writing,
  );
}
