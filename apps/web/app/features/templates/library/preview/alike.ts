import type { LibraryTemplate } from '@replysmith/contract';

/** How much it says that two templates have this in common. */
const weights = { goal: 3, persona: 2, industry: 2, stage: 1, tag: 1 } as const;
const anyIndustry = 'Any';
const most = 3;
const leastLikeness = 3;

export type AlikeTemplate = {
  readonly template: LibraryTemplate;
  /** "Same goal and persona" */
  readonly reason: string;
};

/** The templates that are most for the same occasion, at most three, the most alike first. */
export function alikeTemplates(
  one: LibraryTemplate,
  library: readonly LibraryTemplate[],
): AlikeTemplate[] {
  return library
    .filter(({ id }) => id !== one.id)
    .map((template) => ({ template, ...likeness(one, template) }))
    .filter(({ points }) => points >= leastLikeness)
    .sort(
      (a, b) =>
        b.points - a.points || b.template.optimization_score - a.template.optimization_score,
    )
    .slice(0, most)
    .map(({ template, same }) => ({ template, reason: `Same ${inWords(same)}` }));
}

function likeness(one: LibraryTemplate, other: LibraryTemplate) {
  const isSameIndustry = one.industry === other.industry && one.industry !== anyIndustry;
  const same = [
    ...(one.goal === other.goal ? (['goal'] as const) : []),
    ...(one.persona === other.persona ? (['persona'] as const) : []),
    ...(isSameIndustry ? (['industry'] as const) : []),
  ];
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const points =
    same.reduce((sum, trait) => sum + weights[trait], 0) +
    (one.stage === other.stage ? weights.stage : 0) +
    tags * weights.tag;
  return { same: same.length > 0 ? same : (['tags'] as const), points };
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
