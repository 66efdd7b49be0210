import type { TipCategory, UserTip } from '@replysmith/contract';
import { type TipTemplate, holds, isComparison, isRecord } from './conditions.ts';
import {
  type Fact,
  type FactSource,
  type FactName,
  type PersonFacts,
  factNamed,
  factSheet,
} from './facts/person-facts.ts';

type Basis = {
  /** Such as "from 31 emails"; null when nothing was counted. */
  readonly text: string | null;
  /** The number in that text; null when the facts are settings rather than counts. */
  readonly count: number | null;
};

/** When facts come from several sources, the first of these is named. */
const sources: readonly FactSource[] = [
  'drafts',
  'sent',
  'templates',
  'campaigns',
  'chat',
  'workflows',
  'plan',
  'settings',
];

const nothing: Basis = { text: null, count: null };

/** What the facts were counted from. */
function basisOf(names: readonly string[], facts: PersonFacts): Basis {
  return basesOf(names, facts).find(({ count }) => count !== 0) ?? nothing;
}

/**
 * What the texts of a tip were counted from. A tip whose texts name no count shows none, even if
 * its conditions looked at counts. Settings may still explain why it is shown.
 */
function basisOfWords(
  stated: readonly string[],
  conditions: readonly string[],
  facts: PersonFacts,
): Basis {
  if (stated.some(isFactName)) return basisOf(stated, facts);
  return basesOf(conditions, facts).find(({ count }) => count === null) ?? nothing;
}

function basesOf(names: readonly string[], facts: PersonFacts): Basis[] {
  const used = new Set(names.filter(isFactName).map((name) => factSheet[name].source));
  return sources.filter((source) => used.has(source)).map((source) => from[source](facts));
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(factSheet, name);
}

const from: Readonly<Record<FactSource, (facts: PersonFacts) => Basis>> = {
  drafts: ({ recentDrafts }) => counted(recentDrafts, 'email'),
  sent: ({ sentEmails }) => counted(sentEmails, 'sent email'),
  templates: ({ totalTemplates }) => counted(totalTemplates, 'template'),
  campaigns: ({ totalCampaigns }) => counted(totalCampaigns, 'campaign'),
  chat: ({ totalSessions }) => counted(totalSessions, 'session'),
  workflows: ({ totalWorkflows }) => counted(totalWorkflows, 'workflow'),
  plan: () => ({ text: 'from your plan', count: null }),
  settings: () => ({ text: 'from your settings', count: null }),
};

function counted(count: number, noun: string): Basis {
  return { text: `from ${String(count)} ${noun}${count === 1 ? '' : 's'}`, count };
}

type Known = (name: string) => Fact;

const optional = /\[\[([^[\]]*)\]\]/gu;
const placeholder = /\{\{(\w+)(?:([|:])([^|{}]*)\|([^{}]*))?\}\}/gu;
const figures = new Intl.NumberFormat('en');
const spelled = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/**
 * Fills in the facts of a text: `{{drafts}}` → "31", `{{drafts|draft|drafts}}` → "31 drafts",
 * `{{drafts:it|them}}` → "them". A part in `[[ ]]` is left out when one of its facts is not known.
 * Returns null when a fact outside such a part is not known.
 */
export function fill(text: string, known: Known, isMidSentence = false): string | null {
  const remaining = text.replaceAll(optional, (_all, part: string) =>
    [...part.matchAll(placeholder)].every(([, name = '']) => known(name) !== null) ? part : '',
  );
  if ([...remaining.matchAll(placeholder)].some(([, name = '']) => known(name) === null))
    return null;
  const filled = remaining.replaceAll(
    placeholder,
    (_all, name: string, how: string | undefined, one: string, other: string, at: number) => {
      const fact = known(name);
      const isBeginning = at === 0 && !isMidSentence;
      const figure = figureOf(fact, isBeginning);
      if (how === undefined) return figure;
      const word = fact === 1 ? one : other;
      if (how === ':') return word;
      return `${fact === 0 ? (isBeginning ? 'No' : 'no') : figure} ${word}`;
    },
  );
  return filled.replaceAll(/ {2,}/gu, ' ').trim();
}

/** The same for an address, with the facts encoded so that they cannot change where it leads. */
export function fillPath(path: string, known: Known): string | null {
  return fill(path, (name) => {
    const fact = known(name);
    return fact === null ? null : encodeURIComponent(fact);
  });
}

/** The names of the facts that a text contains. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(placeholder), ([, name = '']) => name);
}

/** Such as "1,284"; a small number at the beginning of a text is spelled out. */
function figureOf(fact: Fact, isBeginning: boolean): string {
  if (typeof fact !== 'number') return String(fact);
  const word = isBeginning ? spelled[fact] : undefined;
  return word ? word : figures.format(fact);
}

const least = 70;
const most = 95;

/** With this many items, the amount counts half towards the confidence. */
const halfSure = 10;

/**
 * A tip's confidence in percent, from how far its facts exceed its conditions and how many items
 * they were counted from. `countedFrom` is null for facts that are settings.
 */
export function confidenceOf(
  conditions: Readonly<Record<string, unknown>>,
  facts: PersonFacts,
  countedFrom: number | null,
): number {
  const strengths = Object.entries(conditions).flatMap(([name, condition]) =>
    strengthsOf(factNamed(facts, name), condition),
  );
  const strength = strengths.length === 0 ? 1 / 2 : average(strengths);
  const amount = countedFrom === null ? 1 / 2 : countedFrom / (countedFrom + halfSure);
  return least + Math.round((most - least) * average([strength, amount]));
}

/**
 * How far a number exceeds its conditions, from 0 (just met) to 1 (by as much again as asked).
 * Empty for facts that are not numbers.
 */
function strengthsOf(fact: unknown, condition: unknown): number[] {
  if (typeof fact !== 'number' || !isRecord(condition)) return [];
  return Object.entries(condition).flatMap(([operator, than]) => {
    if (!isComparison(operator) || typeof than !== 'number') return [];
    const distance = Math.abs(fact - than) / Math.max(1, Math.abs(than));
    return [Math.min(1, distance)];
  });
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Why a person sees a tip: a sentence of the facts that its conditions found. */
function whyOf(names: readonly string[], facts: PersonFacts): string {
  const reasons = names
    .filter(isFactName)
    .filter(isReason)
    .flatMap((name) => {
      const { words } = factSheet[name];
      const value = factNamed(facts, name);
      const wording = typeof words === 'string' ? words : value === true ? words.true : words.false;
      return fill(wording, () => value, true) ?? [];
    });
  return `You see this because ${listed(reasons)}.`;
}

/** The number of drafts is left out, because it is shown beside the confidence. */
const isReason = (name: FactName) => name !== 'recentDrafts';

function listed(reasons: readonly string[]): string {
  const last = reasons.at(-1) ?? 'it fits';
  const others = reasons.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`;
}

const impacts: Partial<Readonly<Record<TipCategory, string>>> = {
  getting_started: 'Learn the platform',
  performance: 'Better results',
  organization: 'Better organized',
  optimization: 'Better email performance',
};

/** What a tip of this category may bring, in words. A figure would be invented. */
function impactOf(category: TipCategory): string {
  return impacts[category] ?? 'Improved workflow';
}

export type MadeTip = {
  readonly template: TipTemplate;
  readonly content: UserTip['generated_content'];
  /** The facts that its conditions used. */
  readonly context: Readonly<Record<string, Fact>>;
};

/** A tip of the catalogue with one person's facts filled in; null when it does not apply. */
export function makeTip(template: TipTemplate, facts: PersonFacts): MadeTip | null {
  const { target_conditions: conditions, category } = template;
  if (!isRecord(conditions) || !matches(template, facts)) return null;
  const known = (name: string) => factNamed(facts, name);
  const title = fill(template.title, known);
  const description = fill(template.description, known);
  if (title === null || description === null) return null;
  const label = template.action === null ? null : fill(template.action, known);
  const to = template.actionPath === null ? null : fillPath(template.actionPath, known);
  const names = Object.keys(conditions);
  const stated = namesIn(`${template.title} ${template.description}`);
  return {
    template,
    content: {
      ...{ title, description },
      actionable: label === null || to === null ? null : { label, to },
      confidence: confidenceOf(conditions, facts, basisOf(names, facts).count),
      basis: basisOfWords(stated, names, facts).text,
      impact: impactOf(category),
      why: whyOf(names, facts),
    },
    context: Object.fromEntries(names.map((name) => [name, known(name)])),
  };
}

type Matched = Pick<TipTemplate, 'target_conditions' | 'title' | 'description' | 'action'>;

/** Whether all conditions of a tip hold. One without conditions applies to nobody. */
export function matches(template: Matched, facts: PersonFacts): boolean {
  const { target_conditions: conditions } = template;
  if (!isRecord(conditions) || Object.keys(conditions).length === 0) return false;
  if (isAboutAbTests(template) && !facts.hasAbTests) return false;
  return Object.entries(conditions).every(([name, condition]) =>
    holds(factNamed(facts, name), condition),
  );
}

/** Whether a tip is about A/B tests, which not every plan includes. */
function isAboutAbTests({ title, description, action }: Matched): boolean {
  return /A\/B/iu.test([title, description, action].join('\n'));
}
