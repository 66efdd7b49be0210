import type { Draft } from '../../draft.ts';
import type { Layout, Sentence } from '../email.ts';
import { guessStage } from './guess-stage.ts';
import type { Reading } from './reading.ts';

/** What the text is, in which language, and what of the writer's intent has to be guessed. */
export function read(draft: Draft, layout: Layout, sentences: readonly Sentence[]): Reading {
  return {
    language: 'en',
    isSupported: true,
    kind: sentences.length > 0 ? 'email' : 'empty',
    stage: draft.stage ?? guessStage(layout, sentences),
    isStageGuessed: draft.stage === undefined,
    profile: draft.profile ?? 'general',
    isProfileGuessed: draft.profile === undefined,
  };
}
