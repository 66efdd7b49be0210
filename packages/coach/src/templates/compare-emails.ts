import type { IndexedTemplate, TemplateIndex } from './index-templates.ts';
import type { Comparable } from './read-for-comparison.ts';
import { pullOf } from './terms.ts';

/** What two emails have in common. */
export type Common = {
  /** The cosine of their words. */
  readonly words: number;
  /** Of the template's words, how many the email has: nearly all where it was written from the template. */
  readonly kept: number;
  /** How many words they share; everyday ones hardly count. */
  readonly count: number;
  readonly shared: readonly SharedWord[];
  readonly isSameAsk: boolean;
};

type SharedWord = { readonly word: string; readonly tells: number; readonly weight: number };

export function compareEmails(
  own: Comparable & { readonly length: number },
  template: IndexedTemplate,
  rarities: TemplateIndex['rarities'],
): Common {
  const shared: SharedWord[] = [];
  let product = 0;
  let count = 0;
  for (const [stem, term] of own.terms) {
    const theirs = template.terms.get(stem);
    if (!theirs) continue;
    const weight = pullOf(stem, term, rarities) * pullOf(stem, theirs, rarities);
    product += weight;
    count += term.tells ** 2;
    shared.push({ word: term.word, tells: term.tells, weight });
  }
  return {
    words: product === 0 ? 0 : product / (own.length * template.length),
    kept: shared.length / Math.max(1, template.said),
    count,
    shared,
    isSameAsk: own.ask !== null && own.ask === template.ask,
  };
}
