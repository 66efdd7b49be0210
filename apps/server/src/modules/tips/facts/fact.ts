/** A fact about a person. Null when it is not known yet; then no condition on it holds. */
export type Fact = number | string | boolean | null;

/** What a fact was counted from. */
export type FactSource =
  'drafts' | 'sent' | 'templates' | 'campaigns' | 'chat' | 'workflows' | 'settings' | 'plan';

/**
 * The words of a fact after "because", with its number as `{{value}}` and its plurals. A fact that
 * is true or false has words for both.
 */
type FactWords = string | { readonly true: string; readonly false: string };

export type FactSheet<Name extends string> = Readonly<
  Record<Name, { readonly source: FactSource; readonly words: FactWords }>
>;
