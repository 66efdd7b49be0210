import type { Email } from '../document/email.ts';
import { findCompounds } from './find-compounds.ts';
import { findOffers } from './find-offers.ts';
import { findOwnedThings } from './find-owned-things.ts';
import type { Topic } from './topic.ts';

const perMention = 0.7;
const mostMentions = 4;
const inSubject = 2;
const inAsk = 1;

/** What the weight of a topic depends on, read once. */
type Setting = {
  /** How often each word comes, whether one or many. */
  readonly mentions: ReadonlyMap<string, number>;
  readonly inSubject: ReadonlySet<string>;
  readonly inAsks: ReadonlySet<string>;
};

function stemOf(key: string): string {
  return key.replace(/s$/u, '');
}

function settingOf({ words, subjectWords, asks }: Email): Setting {
  const mentions = new Map<string, number>();
  for (const { key } of words) mentions.set(stemOf(key), (mentions.get(stemOf(key)) ?? 0) + 1);
  return {
    mentions,
    inSubject: new Set(subjectWords.map(({ key }) => key)),
    inAsks: new Set(asks.flatMap(({ sentence }) => sentence.words.map(({ key }) => key))),
  };
}

/** Topics that come back, in the subject above all, are what the email is about. */
function weigh(setting: Setting, topic: Topic): Topic {
  const last = topic.bare.toLowerCase().split(' ').at(-1) ?? '';
  const mentions = setting.mentions.get(stemOf(last)) ?? 0;
  const named = setting.inSubject.has(last) ? inSubject : 0;
  const asked = setting.inAsks.has(last);
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
  const setting = settingOf(email);
  return [...findOwnedThings(email), ...findOffers(email), ...findCompounds(email)]
    .map((topic) => weigh(setting, topic))
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ bare }) => {
      const key = bare.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
