import type { Sequence } from '@replysmith/coach';
import { z } from 'zod';
import type { Writing } from '../../ports/ai.ts';
import type { Coach } from '../coach/coach.ts';
import type { ModelDesk } from '../model/model-desk.ts';
import { sequencePrompt } from '../prompts/sequence-prompt.ts';
import { nothing } from './authored.ts';
import { askAside, type Aside } from './ask-aside.ts';

const Written = z.object({ follow_ups: z.array(z.string()) });

/** The coach's follow-ups, in a model's words where those are as good. */
export async function writeSequence(
  coach: Coach,
  desk: ModelDesk,
  sequence: Sequence,
  { known, signal }: Writing,
): Promise<Aside<Sequence>> {
  if (sequence.messages.length < 2) return { ...nothing, result: sequence };
  return askAside(
    desk,
    { useCase: 'sequence', ...sequencePrompt(sequence), schema: Written, signal },
    sequence,
    ({ follow_ups }) => coach.adoptFollowUps(sequence, follow_ups, known),
  );
}
