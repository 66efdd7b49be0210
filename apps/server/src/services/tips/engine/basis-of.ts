import type { FactSource } from '../facts/fact.ts';
import { factSheet, type FactName, type PersonFacts } from '../facts/person-facts.ts';

type Basis = {
  /** "from 31 emails"; null where there was nothing to count. */
  readonly text: string | null;
  /** How many that is; null of what is set rather than counted. */
  readonly count: number | null;
};

/** Where several were looked at, the first of these is named. */
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

/** What facts were counted from. */
export function basisOf(names: readonly string[], facts: PersonFacts): Basis {
  return basesOf(names, facts).find(({ count }) => count !== 0) ?? nothing;
}

/**
 * What the words of a tip were counted from. A tip whose words count nothing has no count to show for
 * itself, however much its conditions looked at; what is set may still be why it is there.
 */
export function basisOfWords(
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

export function isFactName(name: string): name is FactName {
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
