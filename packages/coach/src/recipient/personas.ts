import data from '../../data/reader-voices.json' with { type: 'json' };
import type { Profile } from '../draft.ts';

/** What a recipient may want to know before they decide. */
export type ConcernId = keyof typeof data.concerns;

export type PersonaId = keyof typeof data.personas;

/** A simulated reader. What decides their behavior is not shown. */
export type Persona = {
  readonly id: PersonaId;
  /** "Sceptical CFO" */
  readonly name: string;
  /** One line for a list of readers to choose from. */
  readonly description: string;
};

/** What an email can win with, by the rule that judges it. */
export type Merit = keyof typeof data.merits;

/** A persona's motives, which decide what they do. */
export type PersonaBrief = Omit<Persona, 'id'> & {
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

export const personaIds = Object.keys(briefs) as readonly PersonaId[];

export const personas: readonly Persona[] = personaIds.map((id) => {
  const { name, description } = briefs[id];
  return { id, name, description };
});
