import MiniSearch from 'minisearch';
import { helpTopics, type HelpItem, type HelpTopic } from '../help-topics.ts';
import { tellingTerms } from './terms-of.ts';

export type Entry = { readonly topic: HelpTopic; readonly item: HelpItem };

const texts = {
  title: ({ item }: Entry) => item.title,
  description: ({ item }: Entry) => item.description,
  steps: ({ item }: Entry) => [...item.steps, item.example?.text ?? ''].join('\n'),
  topic: ({ topic }: Entry) => topic.title,
  tags: ({ topic }: Entry) => topic.tags.join(', '),
  overview: ({ topic }: Entry) => topic.overview,
};
type Field = keyof typeof texts;
const fields = Object.keys(texts) as Field[];

/** The weight of an item's own words against those of its topic. */
export const boost = { title: 4, description: 2, steps: 1, topic: 2, tags: 1.5, overview: 0.5 };

const figures = /\{\{[^}]*\}\}/gu;

type HelpIndex = {
  readonly search: MiniSearch;
  readonly entries: ReadonlyMap<string, Entry>;
  /** In how many items a term occurs. */
  readonly counts: ReadonlyMap<string, number>;
};

let built: HelpIndex | undefined;

/** Built at the first search, then cached. */
export function helpIndex(): HelpIndex {
  built ??= buildIndex();
  return built;
}

function buildIndex(): HelpIndex {
  const entries = new Map(
    helpTopics.flatMap((topic) =>
      topic.items.map((item): [string, Entry] => [`${topic.id}/${item.id}`, { topic, item }]),
    ),
  );
  const counts = new Map<string, number>();
  const documents = Array.from(entries, ([id, entry]) => {
    const document = Object.fromEntries(
      fields.map((field) => [field, texts[field](entry).replaceAll(figures, ' ')]),
    );
    for (const term of new Set(tellingTerms(Object.values(document).join('\n')))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return { id, ...document };
  });
  const search = new MiniSearch({
    fields,
    tokenize: tellingTerms,
    processTerm: (term) => term,
  });
  search.addAll(documents);
  return { search, entries, counts };
}
