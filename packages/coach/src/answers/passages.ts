import { rules } from '../rules/rules.ts';
import { mostPoints } from '../score/calibration.ts';
import type { Article, Heading } from './articles.ts';
import type { Wish } from './answer.ts';
import { inTenths } from './wording.ts';

/** Which parts of an article answer which wish, in order. Its lead always comes first. */
const parts: Readonly<Record<Wish, readonly Heading[]>> = {
  general: ['Why', 'What to do'],
  reason: ['Why', 'How sure'],
  advice: ['What to do', 'Example'],
  rewrite: ['What to do', 'Example'],
  example: ['Example', 'What to do'],
  coach: ['What the coach does', 'Why'],
  certainty: ['Why', 'How sure'],
};
const labels: Readonly<Record<Heading, string | null>> = {
  Why: null,
  'What to do': 'What to do',
  Example: 'Example',
  'What the coach does': 'What the coach does',
  'How sure': 'How sure',
};

/** The passages of an article for a wish, as Markdown paragraphs. */
export function passages(article: Article, wish: Wish): string[] {
  return parts[wish].flatMap((heading) => {
    const section = article.sections.find((candidate) => candidate.heading === heading);
    if (!section) return [];
    const label = labels[heading];
    if (label === null) return [section.text];
    return [
      section.text.startsWith('- ')
        ? `**${label}**\n\n${section.text}`
        : `**${label}.** ${section.text}`,
    ];
  });
}

/** What the article's line of the ledger is called and may cost; null when it has none of its own. */
export function costOf({ rules: [first] }: Article): string | null {
  const rule = rules.find(({ id }) => id === first);
  const most = rule ? mostPoints(rule.id) : 0;
  return rule && most > 0
    ? `The coach's line for this is **${rule.name}**; it can cost ${inTenths(most)} of 10 at most.`
    : null;
}
