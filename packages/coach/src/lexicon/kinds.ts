import data from '../../data/words/kinds.json' with { type: 'json' };
import type { Profile } from '../draft.ts';

/** A writer who says this has written before. */
export const followUpPhrases: readonly string[] = data.followUpPhrases;

/** Phrases that give a profile away alone (`plain`), and phrases that do so only together (`slight`). */
type ProfilePhrases = { readonly plain: readonly string[]; readonly slight: readonly string[] };

export const profilePhrases: Readonly<Record<Profile, ProfilePhrases>> = data.profilePhrases;

/**
 * Kinds of letter that are written in one situation each: one is a model for another, whatever either is about. What
 * gives a kind away is `said` in the letter itself and in few others, or `told` in a sentence about it.
 */
export const letterKinds: readonly {
  readonly id: string;
  /** In words that a reason can hold. */
  readonly name: string;
  readonly said: readonly string[];
  readonly told: readonly string[];
}[] = data.letterKinds;

/** Trades whose letters have many words that others seldom say. */
export const tradeWords: readonly (readonly [trade: string, words: readonly string[]])[] =
  Object.entries(data.tradeWords);
