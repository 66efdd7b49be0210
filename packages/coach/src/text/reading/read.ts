import type { Draft } from '../../draft.ts';
import type { Layout, Sentence } from '../email.ts';
import { findQuotations } from '../tokens/find-quotations.ts';
import { detectLanguage } from './detect-language.ts';
import { guessStage } from './guess-stage.ts';
import type { Reading } from './reading.ts';

const supported: ReadonlySet<string> = new Set(['en', 'und']);

/** What the text is, in which language, and what of the writer's intent has to be guessed. */
export function read(draft: Draft, layout: Layout, sentences: readonly Sentence[]): Reading {
  const words = sentences.flatMap((sentence) => sentence.words);
  const language = detectLanguage(words, findQuotations(draft.body));
  return {
    language,
    isSupported: supported.has(language),
    kind: sentences.length > 0 ? 'email' : 'empty',
    stage: draft.stage ?? guessStage(layout, sentences),
    isStageGuessed: draft.stage === undefined,
    profile: draft.profile ?? 'general',
    isProfileGuessed: draft.profile === undefined,
  };
}
