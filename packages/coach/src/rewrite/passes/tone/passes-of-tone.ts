import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import type { Pass } from '../../pass.ts';
import type { Tone } from '../../../lexicon/tones/tones.ts';
import { askBeforeAdvice } from './ask-before-advice.ts';
import { runWordsTogether } from './run-words-together.ts';
import { softenAdvice } from './soften-advice.ts';
import { suitClose } from './suit-close.ts';
import { suitGreeting } from './suit-greeting.ts';
import { dropChatWords, dropStiffWords } from './suit-words.ts';

function inTone(
  tone: Tone,
  ...passes: readonly ((email: Email, tone: Tone) => Candidate[])[]
): Pass {
  return (email) => [suitGreeting, suitClose, ...passes].flatMap((pass) => pass(email, tone));
}

/** What brings a draft nearer to a tone. */
export const passesOfTone: Readonly<Record<Tone, readonly Pass[]>> = {
  professional: [inTone('professional'), dropChatWords],
  friendly: [dropStiffWords, inTone('friendly', runWordsTogether)],
  casual: [dropStiffWords, inTone('casual', runWordsTogether)],
  consultative: [inTone('consultative', softenAdvice), askBeforeAdvice],
};
