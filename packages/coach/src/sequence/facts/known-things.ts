import type { Profile } from '../../draft.ts';
import type { Email } from '../../document/email.ts';
import type { TopicPhrase } from './find-topic-phrase.ts';
import { stemOf } from './has-known-things.ts';

/** What an email of its kind is about, so that "the role" needs no sentence before it. */
const ofProfile: Partial<Readonly<Record<Profile, readonly string[]>>> = {
  recruiting: ['role', 'job', 'position', 'post', 'team', 'work'],
  job_search: ['role', 'job', 'position', 'post'],
  fundraising: ['round', 'deck'],
};

/**
 * Stems of the things that the reader of a follow-up is told of anyway. A thing of the reader's own is none:
 * "the checkout" of an example would be taken for theirs.
 */
export function knownThings(
  { reading: { profile } }: Email,
  topic: TopicPhrase | null,
): ReadonlySet<string> {
  const named =
    topic?.kind === 'thing' ? (topic.text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []) : [];
  return new Set([...named, ...(ofProfile[profile] ?? [])].map(stemOf));
}
