import topics from './topics.json' with { type: 'json' };

/** One thing that can be looked up, with an address of its own. */
export type HelpItem = {
  /** Unique within its topic: "save-as-template". */
  readonly id: string;
  readonly title: string;
  /** Plain text, with **names of controls** in bold. May hold figures in double braces. */
  readonly description: string;
  /** What to do, one after the other; every control they name is in **bold**. */
  readonly steps: readonly string[];
  readonly example: { readonly text: string; readonly isCode: boolean } | null;
  /** Where in the interface the named controls are, by the names that the browser tests know; none where none are named. */
  readonly places: readonly string[];
};

export type HelpTopic = {
  readonly id: string;
  readonly title: string;
  readonly overview: string;
  readonly tags: readonly string[];
  readonly items: readonly HelpItem[];
};

/** Everything the help centre says, in its order. `npm run content` writes it. */
export const helpTopics = topics as readonly HelpTopic[];
