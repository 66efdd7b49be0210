import { Instructions } from '@replysmith/contract';
import type { Exchange } from './exchange.ts';

/** What the writer asked for with a message besides its words: every other try of it asks for the same. */
export function instructionsOf({ draft, answer }: Exchange): Instructions {
  const stored = Instructions.parse(draft.email_data ?? {});
  return Object.keys(stored).length > 0 ? stored : toldBy(answer);
}

/** With older messages they were not stored: the answer tells most of them, and the rest was guessed. */
function toldBy(answer: Exchange['answer']): Instructions {
  if (answer?.client_reply) return { persona: answer.client_reply.persona };
  if (!answer?.optimization_results) return {};
  const { manner, reading } = answer.optimization_results;
  return {
    manner,
    ...(reading && !reading.isStageGuessed && { stage: reading.stage }),
    ...(reading && !reading.isProfileGuessed && { profile: reading.profile }),
  };
}
