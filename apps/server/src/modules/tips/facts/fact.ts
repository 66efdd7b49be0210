/** What is known of a person. Null where it cannot be told yet: then no condition on it holds. */
export type Fact = number | string | boolean | null;

/** Where a fact was counted, and so how much it rests on. */
export type FactSource =
  'drafts' | 'sent' | 'templates' | 'campaigns' | 'chat' | 'workflows' | 'settings' | 'plan';

/**
 * How a fact reads after "because": with its number as `{{value}}` and its plurals; of what is true
 * or false, both.
 */
type FactWords = string | { readonly true: string; readonly false: string };

export type FactSheet<Name extends string> = Readonly<
  Record<Name, { readonly source: FactSource; readonly words: FactWords }>
>;
