import { bandFloors } from '@replysmith/coach';
import type { PlanFacts, SettingFacts } from './account-facts.ts';
import type { ActivityFacts } from './activity-facts.ts';
import { areas, type Area } from './areas.ts';
import type { DraftFacts } from './draft-facts.ts';
import type { SentFacts } from './sent-facts.ts';
import type { TemplateFacts } from './template-facts.ts';

/** A fact about a person. Null when it is not known yet; then no condition on it holds. */
export type Fact = number | string | boolean | null;

/** What a fact was counted from. */
export type FactSource =
  | 'drafts'
  | 'sent'
  | 'templates'
  | 'campaigns'
  | 'chat'
  | 'workflows'
  | 'settings'
  | 'plan';

/**
 * The words of a fact after "because", with its number as `{{value}}` and its plurals. A fact that
 * is true or false has words for both.
 */
type FactWords = string | { readonly true: string; readonly false: string };

type FactSheet<Name extends string> = Readonly<
  Record<Name, { readonly source: FactSource; readonly words: FactWords }>
>;

/** All facts that tips may use, counted from the person's own rows. */
export type PersonFacts = DraftFacts &
  TemplateFacts &
  ActivityFacts &
  SentFacts &
  SettingFacts &
  PlanFacts;

/** The names that a tip's conditions and texts may use. */
export type FactName = keyof PersonFacts;

type AreaName = `${Area}Drafts` | `${Area}Share` | `${Area}Gap`;

const areaSheet = Object.fromEntries(
  Object.entries(areas).flatMap(([area, name]) => [
    [`${area}Drafts`, drafts(`“${name}” cost points in {{value|draft|drafts}}`)],
    [`${area}Share`, drafts(`“${name}” cost points in {{value}}% of your recent drafts`)],
    [`${area}Gap`, drafts(`drafts where “${name}” cost nothing score {{value}} points higher`)],
  ]),
) as FactSheet<AreaName>;

function drafts(words: string) {
  return { source: 'drafts', words } as const;
}

/** The source and the words of each fact. */
export const factSheet: FactSheet<FactName> = {
  ...areaSheet,
  totalOptimizations: drafts('you optimized {{value|email|emails}} so far'),
  weeklyOptimizations: drafts('you optimized {{value|email|emails}} in the last seven days'),
  daysSinceLastDraft: drafts('your last draft was {{value|day|days}} ago'),
  recentDrafts: drafts('there are {{value|recent draft|recent drafts}} to count from'),
  averageDraft: drafts('your recent drafts score {{value}} of 100 on average'),
  averageRewrite: drafts('your recent rewrites score {{value}} of 100 on average'),
  averageImprovement: drafts('your rewrites win {{value|point|points}} on average'),
  weakRewrites: drafts(`{{value|rewrite stays|rewrites stay}} below ${bandFloors.fair / 10} of 10`),
  draftRise: drafts('your last ten drafts score {{value|point|points}} above the ten before'),
  draftDrop: drafts('your last ten drafts score {{value|point|points}} below the ten before'),
  topArea: drafts('“{{value}}” cost points most often'),
  topAreaDrafts: drafts('one thing cost points in {{value|draft|drafts}}'),
  topAreaShare: drafts('one thing cost points in {{value}}% of your recent drafts'),
  userLevel: drafts('you are at the {{value}} level'),
  hasSuccessfulTemplates: {
    source: 'drafts',
    words: {
      true: 'your rewrites win more than 15 points on average',
      false: 'your rewrites win 15 points or less on average',
    },
  },
  ...counted('templates', {
    totalTemplates: 'you have {{value|template|templates}}',
    unfiledTemplates: '{{value|template has|templates have}} no folder',
    untaggedTemplates: '{{value|template has|templates have}} no tags',
    unscoredTemplates: '{{value|template has|templates have}} no score',
    weakTemplates: `{{value|template scores|templates score}} below ${bandFloors.fair} of 100`,
    unusedTemplates: '{{value|template was|templates were}} never used in two weeks',
    favoriteTemplates: '{{value|template has|templates have}} a star',
    recentTemplates: 'you made {{value|template|templates}} in the last seven days',
    followUpTemplates: '{{value|template is a follow-up|templates are follow-ups}}',
    fromLibrary: '{{value|template comes|templates come}} from the library',
    folders: 'you have {{value|folder|folders}}',
    mostUsedTemplate: '“{{value}}” is the template you use most',
    mostUsedId: 'one template is used most',
    mostUsedCount: 'one template was used {{value|time|times}}',
    mostUsedScore: 'the template you use most scores {{value}} of 100',
  }),
  ...counted('campaigns', {
    totalCampaigns: 'you have {{value|campaign|campaigns}}',
    idleCampaigns: '{{value|campaign waits|campaigns wait}} as a draft',
  }),
  ...counted('chat', {
    totalSessions: 'you have {{value|session|sessions}}',
    idleSessions: '{{value|session has|sessions have}} been idle for sixty days or more',
    questionsAsked: 'you asked the coach {{value|question|questions}}',
    simulations: 'you got replies from {{value|simulated reader|simulated readers}}',
    rewritesNotNoted:
      '{{value|email|emails}} of the last 30 days {{value:is|are}} not marked as sent',
  }),
  ...counted('workflows', {
    totalWorkflows: 'you have {{value|workflow|workflows}}',
    activeWorkflows: '{{value|workflow is|workflows are}} on',
    failedRuns: '{{value|run|runs}} of your workflows failed in the last seven days',
  }),
  ...counted('sent', {
    sentEmails: 'you noted {{value|sent email|sent emails}}',
    overdueEmails: '{{value|email has|emails have}} no outcome noted yet',
    decidedEmails:
      '{{value|email is|emails are}} answered, marked as unanswered or silent for two weeks',
    answeredEmails: '{{value|email was|emails were}} answered',
    dueFollowUps: '{{value|first email has|first emails have}} no answer and no follow-up',
    followUpsSent: 'you noted {{value|follow-up|follow-ups}}',
    manyFollowUps: '{{value|email|emails}} had a fourth follow-up',
  }),
  ...settled({
    isEmailVerified: ['your address is verified', 'your address is not verified'],
    hasName: ['your profile has your name', 'your profile has no name'],
    hasCompany: ['your profile names your company', 'your profile names no company'],
    hasSignature: ['you have a signature', 'you have no signature'],
    hasIndustry: ['your industry is set', 'no industry is set in your preferences'],
    weeklyReports: ['the weekly report is on', 'the weekly report is off'],
    libraryExplored: ['you have seen the library', 'you have not opened the library yet'],
    onboardingCompleted: ['you finished the tutorial', 'the tutorial is not finished'],
  }),
  daysSinceSignUp: { source: 'settings', words: 'you signed up {{value|day|days}} ago' },
  ...counted('plan', {
    planKey: 'your plan is {{value}}',
    usedToday: 'you used {{value|AI request|AI requests}} today',
    requestsLeft: '{{value|AI request is|AI requests are}} left today',
    templatesLeft: '{{value|template slot is|template slots are}} left',
  }),
  hasAbTests: included('A/B test suggestions'),
  hasAdvancedAnalytics: included('advanced analytics'),
};

function counted<Name extends string>(
  source: 'templates' | 'campaigns' | 'chat' | 'workflows' | 'sent' | 'plan',
  words: Readonly<Record<Name, string>>,
): FactSheet<Name> {
  const entries = Object.entries<string>(words).map(([name, wording]) => [
    name,
    { source, words: wording },
  ]);
  return Object.fromEntries(entries) as FactSheet<Name>;
}

function settled<Name extends string>(
  words: Readonly<Record<Name, readonly [string, string]>>,
): FactSheet<Name> {
  const entries = Object.entries<readonly [string, string]>(words).map(([name, [yes, no]]) => [
    name,
    { source: 'settings', words: { true: yes, false: no } },
  ]);
  return Object.fromEntries(entries) as FactSheet<Name>;
}

function included(feature: string) {
  return {
    source: 'plan',
    words: { true: `your plan includes ${feature}`, false: `your plan lacks ${feature}` },
  } as const;
}

/** The fact of a name; null for an unknown name, including properties that every object has. */
export function factNamed(facts: PersonFacts, name: string): Fact {
  return Object.hasOwn(facts, name) ? facts[name as FactName] : null;
}
