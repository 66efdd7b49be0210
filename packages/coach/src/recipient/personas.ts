import data from '../../data/reader-voices.json' with { type: 'json' };
import type { Profile } from '../draft.ts';

/** What a recipient may want to know before they decide. */
export type ConcernId = keyof typeof data.concerns;

export const personaIds = [
  'busy_founder',
  'sceptical_cfo',
  'helpful_manager',
  'technical_buyer',
  'recruiter',
  'editor',
  'investor',
] as const;

export type PersonaId = (typeof personaIds)[number];

/** Someone who may read the email. What goes on in them stays unsaid. */
export type Persona = {
  readonly id: PersonaId;
  /** "Sceptical CFO" */
  readonly name: string;
  /** One line for a list of readers to choose from. */
  readonly description: string;
};

export const personas: readonly Persona[] = [
  {
    id: 'busy_founder',
    name: 'Busy founder',
    description: 'Runs a small company and reads email between two other things.',
  },
  {
    id: 'sceptical_cfo',
    name: 'Sceptical CFO',
    description: 'Answers for the money and asks where a figure comes from.',
  },
  {
    id: 'helpful_manager',
    name: 'Helpful manager',
    description: 'Leads a team, answers most people, and has to explain each choice upstairs.',
  },
  {
    id: 'technical_buyer',
    name: 'Technical buyer',
    description: 'Wants to know how it works before hearing what it is worth.',
  },
  {
    id: 'recruiter',
    name: 'Recruiter',
    description: 'Fills open roles and looks for people who fit them.',
  },
  {
    id: 'editor',
    name: 'Editor',
    description: 'Chooses stories for readers and drops most of what comes in.',
  },
  {
    id: 'investor',
    name: 'Investor',
    description: 'Backs young companies and looks for numbers that hold.',
  },
];

/** What an email can win with, by the rule that judges it. */
export type Merit = 'relevance' | 'ask-kind' | 'concreteness';

/** What moves a person. It decides what they do; they differ but slightly. */
export type Brief = {
  /** Points from which they say yes. */
  readonly yesFrom: number;
  /** Odds that they answer what they do not want. */
  readonly courtesy: number;
  /** Questions they ask before they make up their mind. */
  readonly patience: number;
  /** What catches their eye, first things first. */
  readonly eye: readonly Merit[];
  /** What they would ask, most pressing first. */
  readonly concerns: readonly ConcernId[];
  /** The kinds of email that are none of their business. */
  readonly foreign: readonly Profile[];
  /** What they say in their own way, by what they do or ask. */
  readonly lines: Readonly<Record<string, readonly string[] | undefined>>;
};

export const briefs = data.personas as unknown as Readonly<Record<PersonaId, Brief>>;
