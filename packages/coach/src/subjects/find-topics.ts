import type { Email } from '../text/email.ts';
import { findCompounds } from './find-compounds.ts';
import { findOffers } from './find-offers.ts';
import { findOwnedThings } from './find-owned-things.ts';
import type { Topic } from './topic.ts';

const perMention = 0.7;
const mostMentions = 4;
const inSubject = 2;
const inAsk = 1;

/** Topics that come back, in the subject above all, are what the email is about. */
function weigh(email: Email, topic: Topic): Topic {
  const last = topic.bare.toLowerCase().split(' ').at(-1) ?? '';
  const stem = last.replace(/s$/u, '');
  const mentions = email.words.filter(({ key }) => key.replace(/s$/u, '') === stem).length;
  const named = email.subjectWords.some(({ key }) => key === last) ? inSubject : 0;
  const asked = email.asks.some(({ sentence }) => sentence.words.some(({ key }) => key === last));
  const weight =
    topic.weight + Math.min(mentions, mostMentions) * perMention + named + (asked ? inAsk : 0);
  return {
    ...topic,
    weight,
    isThing: topic.isThing === true || mentions > 1 || named > 0 || asked,
  };
}

/** What the email is about, likeliest first, each thing once. */
export function findTopics(email: Email): Topic[] {
  const seen = new Set<string>();
  return [...findOwnedThings(email), ...findOffers(email), ...findCompounds(email)]
    .map((topic) => weigh(email, topic))
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ bare }) => {
      const key = bare.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
