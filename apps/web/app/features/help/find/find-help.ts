import { helpTopics, searchHelp, type HelpItem, type HelpTopic } from '@replysmith/help';

/** A topic as the page shows it. */
export type ShownTopic = {
  readonly topic: HelpTopic;
  /** All of them, or those that were found, the best first. */
  readonly items: readonly HelpItem[];
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
  shown: helpTopics.map((topic) => ({ topic, items: topic.items })),
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
  const shown = Array.from(found, ([topic, items]) => ({ topic, items }));
  return {
    shown,
    count: shown.reduce((sum, { items }) => sum + items.length, 0),
    terms: [...terms],
  };
}
