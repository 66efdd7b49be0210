import { helpTopics, searchHelp, type HelpItem, type HelpTopic } from '@replysmith/help';
import { hitOf } from './item-hits.ts';

/** A topic as the page shows it. */
export type ShownTopic = {
  readonly topic: HelpTopic;
  /** All of them, or those with a hit of their own, in the title before in the text. */
  readonly items: readonly HelpItem[];
  /** Found only for what their topic says. */
  readonly further: readonly HelpItem[];
};

export type FoundHelp = {
  /** All of them, or those with hits, the best first. */
  readonly shown: readonly ShownTopic[];
  /** How many items. */
  readonly count: number;
  /** The words to mark. */
  readonly terms: readonly string[];
};

const everything: FoundHelp = {
  shown: helpTopics.map((topic) => ({ topic, items: topic.items, further: [] })),
  count: helpTopics.reduce((sum, { items }) => sum + items.length, 0),
  terms: [],
};

/** What the page shows for a search; everything without one. */
export function findHelp(query: string): FoundHelp {
  if (query.trim() === '') return everything;
  const found = new Map<HelpTopic, HelpItem[]>();
  const terms = new Set<string>();
  for (const hit of searchHelp(query)) {
    found.set(hit.topic, [...(found.get(hit.topic) ?? []), hit.item]);
    for (const term of hit.terms) terms.add(term);
  }
  const words = [...terms];
  const shown = Array.from(found, ([topic, items]) => {
    const ranked = items.map((item) => ({ item, hit: hitOf(item, words) }));
    const hits = ranked.filter(({ hit }) => hit > 0).sort((one, other) => other.hit - one.hit);
    return {
      topic,
      items: hits.map(({ item }) => item),
      further: ranked.filter(({ hit }) => hit === 0).map(({ item }) => item),
      nearest: hits[0]?.hit ?? 0,
    };
  }).sort((one, other) => other.nearest - one.nearest);
  return {
    shown,
    count: Array.from(found.values(), ({ length }) => length).reduce((sum, some) => sum + some, 0),
    terms: words,
  };
}
