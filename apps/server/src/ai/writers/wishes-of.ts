import { textLengths, tones, type Wishes } from '@replysmith/coach';
import type { UserPreferences } from '@replysmith/contract';

/** What the coach can do of what a person likes; other tones are told to models alone. */
export function wishesOf(preferences: UserPreferences | null): Wishes {
  const named = <Name extends string>(names: readonly Name[], name = '') =>
    names.find((one) => one === name.trim().toLowerCase());
  return {
    tone: named(tones, preferences?.tone),
    length: named(textLengths, preferences?.length),
  };
}
