import { lengths, pages } from '@replysmith/contract';
import {
  type HelpItem,
  type HelpTopic,
  helpTopics,
  placesOfTerms,
  searchHelp,
} from '@replysmith/help';
import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

const ends = /(?<=[.!?:]) /u;

/** Where a hit is: 2 in the title, 1 in the text, 0 only in its topic. */
function hitOf(item: HelpItem, terms: readonly string[]): 0 | 1 | 2 {
  if (holds(item.title, terms)) return 2;
  return textsOf(item).some((text) => holds(text, terms)) ? 1 : 0;
}

/** The sentence of an item with the most hits; the first one if only its title has any. */
export function lineOf(item: HelpItem, terms: readonly string[]): string {
  const sentences = textsOf(item).flatMap((text) => text.split(ends));
  const hits = sentences.map((sentence) => placesOfTerms(sentence, terms).length);
  return sentences[hits.indexOf(Math.max(...hits))] ?? '';
}

function textsOf({ description, steps, example }: HelpItem): string[] {
  return [
    ...description.split('\n\n'),
    ...steps,
    ...(example && !example.isCode ? [example.text] : []),
  ];
}

function holds(text: string, terms: readonly string[]): boolean {
  return placesOfTerms(text, terms).length > 0;
}

/** A topic as the page shows it. */
export type ShownTopic = {
  readonly topic: HelpTopic;
  /** All items, or those with a hit of their own, hits in the title first. */
  readonly items: readonly HelpItem[];
  /** Found only through their topic. */
  readonly further: readonly HelpItem[];
};

export type FoundHelp = {
  /** All of them, or those with hits, best first. */
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

type HelpView = {
  readonly query: string;
  /** The topic named in the address. */
  readonly topicId: string | undefined;
  readonly itemId: string | undefined;
  readonly search: (query: string, how?: { isTyping: boolean }) => void;
};

/** What the page shows, from its address. A search covers the whole help, never one topic. */
export function useHelpView(): HelpView {
  const { topic: topicId, item: itemId } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = useCallback(
    (query: string, { isTyping } = { isTyping: false }) => {
      const path = query === '' ? pages.help : `${pages.help}?${new URLSearchParams({ q: query })}`;
      // Back undoes a search, not each letter.
      void navigate(path, { replace: isTyping, preventScrollReset: isTyping });
    },
    [navigate],
  );
  return { query: address.get('q')?.slice(0, lengths.search) ?? '', topicId, itemId, search };
}
