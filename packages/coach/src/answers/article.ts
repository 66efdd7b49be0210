import data from '../../data/articles.json' with { type: 'json' };
import type { EvidenceId } from '../evidence.ts';
import { rules } from '../rules/rules.ts';
import { mostPoints } from '../score/calibration.ts';

type Heading = 'Why' | 'What to do' | 'Example' | 'What the coach does' | 'How sure';

/** One article of the knowledge base. */
export type Article = {
  /** The name of its file: "subject-length". */
  readonly id: string;
  readonly title: string;
  /** What people ask, in their own words. */
  readonly questions: readonly string[];
  readonly tags: readonly string[];
  readonly evidence: readonly EvidenceId[];
  /** The lines of the ledger it explains; "all" for the whole breakdown. */
  readonly rules: readonly string[];
  /** The answer in a sentence or two. */
  readonly lead: string;
  /** Markdown of paragraphs, lists and bold. */
  readonly sections: readonly { readonly heading: Heading; readonly text: string }[];
};

/** The knowledge base, made from `knowledge/` by `npm run content`. */
export const articles = data as readonly Article[];

/**
 * What kind of answer a question wants, and the sections that give it. An article's lead always
 * comes first.
 */
const sectionsFor = {
  general: ['Why', 'What to do'],
  reason: ['Why', 'How sure'],
  advice: ['What to do', 'Example'],
  rewrite: ['What to do', 'Example'],
  example: ['Example', 'What to do'],
  coach: ['What the coach does', 'Why'],
} as const satisfies Readonly<Record<string, readonly Heading[]>>;

export type Wish = keyof typeof sectionsFor;

const signs: readonly (readonly [Wish, RegExp])[] = [
  ['example', /\b(?:examples?|samples?|template|show me|for instance)\b/iu],
  [
    'rewrite',
    /\b(?:re(?:write|word|phrase|do)|shorten|trim|tighten|simplify|make it|(?:cut|fix|change|improve) (?:it|this|the|my)|(?:give|write|got) (?:me )?(?:a|an|some|another|\d+|two|three)|(?<!should i )suggest|better (?:subject|opening|ask|version))\b/iu,
  ],
  [
    'reason',
    /\b(?:how (?:sure|certain)|evidence|pro(?:of|ven)|stud(?:y|ies)|research|data|myth)\b/iu,
  ],
  ['coach', /\b(?:points?|scores?|costs?|los[et]|ledger|flagged|marked|count(?:s|ed)?)\b/iu],
  ['reason', /\b(?:why|reason|matters?|true)\b/iu],
  ['advice', /\b(?:how (?:do|can|should|to)|what (?:should|can|do) i|improve|make|fix|tips?)\b/iu],
];

/** The first sign that a question shows; most show none. */
export function readWish(question: string): Wish {
  return signs.find(([, sign]) => sign.test(question))?.[0] ?? 'general';
}

/** The passages of an article for a wish, as Markdown paragraphs. */
export function passages({ sections }: Article, wish: Wish): string[] {
  return sectionsFor[wish].flatMap((heading) => {
    const text = sections.find((section) => section.heading === heading)?.text;
    if (text === undefined) return [];
    if (heading === 'Why') return [text];
    return [text.startsWith('- ') ? `**${heading}**\n\n${text}` : `**${heading}.** ${text}`];
  });
}

/** The name and maximum cost of the article's rule; empty if it has none. */
export function costOf({ rules: [first] }: Article): string[] {
  const rule = rules.find(({ id }) => id === first);
  const most = rule ? mostPoints(rule.id) : 0;
  if (!rule || most === 0) return [];
  return [
    `The coach's line for this is **${rule.name}**; it can cost ${inTenths(most)} of 10 at most.`,
  ];
}

const full = 10;

/** Points in an answer: out of ten, like every score in the chat. */
export function inTenths(points: number): string {
  const tenths = points / full;
  return tenths === full ? String(full) : tenths.toFixed(1);
}

/** The sentences of an article's prose; items of lists are left out. */
export function articleSentences(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('- '))
    .flatMap((line) => line.split(/(?<=[.?!]”?)\s+(?=[“A-Z0-9])/u));
}
