import type { Profile } from '../../draft.ts';
import { profilePhrases } from '../../lexicon/kinds/profile-phrases.ts';
import type { Sentence, Word } from '../email.ts';
import { findPhrases, phraseBook } from '../words/phrases.ts';

type Weigher = { readonly profile: Profile; readonly weight: number };

const plainWeight = 3;
const enough = 3;

/** The profiles that each phrase speaks for, so that one search over the words finds them all. */
const weighers = new Map<string, Weigher[]>();
for (const [profile, { plain, slight }] of Object.entries(profilePhrases)) {
  for (const [phrases, weight] of [
    [plain, plainWeight],
    [slight, 1],
  ] as const) {
    for (const phrase of phrases) {
      const key = phrase.replaceAll('-', ' ');
      const weigher = { profile: profile as Profile, weight };
      weighers.set(key, [...(weighers.get(key) ?? []), weigher]);
    }
  }
}
const book = phraseBook([...weighers.keys()]);

/** `general` when nothing speaks clearly enough, and of two that weigh the same neither: a wrong guess goes into the email. */
export function guessProfile(subject: readonly Word[], sentences: readonly Sentence[]): Profile {
  const weights = new Map<Profile, number>();
  const heard = new Set<string>();
  for (const words of [subject, ...sentences.map((sentence) => sentence.words)]) {
    for (const { phrase } of findPhrases(words, book)) {
      if (heard.has(phrase)) continue;
      heard.add(phrase);
      for (const { profile, weight } of weighers.get(phrase) ?? []) {
        weights.set(profile, (weights.get(profile) ?? 0) + weight);
      }
    }
  }
  const [best, next] = [...weights].toSorted((one, other) => other[1] - one[1]);
  return best && best[1] >= enough && best[1] !== next?.[1] ? best[0] : 'general';
}
