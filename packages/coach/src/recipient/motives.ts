import data from '../../data/reader-voices.json' with { type: 'json' };
import type { Profile } from '../draft.ts';
import type { PersonaId } from './personas.ts';

/** What a recipient may want to know before they decide. */
export type ConcernId = keyof typeof data.concerns;

/** What an email can win with, by the rule that judges it. */
export type Merit = keyof typeof data.merits;

/** A persona's motives, which decide what they do. */
export type PersonaBrief = {
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

export const briefs = data.personas as unknown as Readonly<Record<PersonaId, PersonaBrief>>;
