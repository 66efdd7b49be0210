import data from '../../data/reader-voices.json' with { type: 'json' };
import type { Profile } from '../draft.ts';
import { type ConcernId, type Merit, briefs } from './motives.ts';
import type { PersonaId } from './personas.ts';
import type { Move } from './reply.ts';

type Lines = readonly string[];
type Table<T> = Readonly<Record<string, T | undefined>>;

/** What a sentence brings that was not said before. `deed`: what somebody does; `reader`: something of the reader's. */
export type News = 'figure' | 'money' | 'time' | 'name' | 'link' | 'reader' | 'deed' | 'ask';

type Concern = {
  /** Ways to ask about it, and what it is as one tells the writer. */
  readonly lines: Lines;
  readonly wanted: string;
  /** The kinds of email that it makes sense for; every one where none is given. */
  readonly profiles?: readonly Profile[];
  /** The rules whose lines make a reader ask it. */
  readonly raisedBy?: readonly string[];
  /** `untold`: only where the email does not answer it · `touched`: only where it speaks of the things in the question. */
  readonly opens?: 'untold' | 'touched';
  /** What answers it; with `words` the words of the question do too: "it connects by API". */
  readonly answeredBy: readonly (News | 'words')[];
};

export const concerns = data.concerns as unknown as Readonly<Record<ConcernId, Concern>>;
export const concernIds = Object.keys(concerns) as readonly ConcernId[];

/** Ways to say yes, by what the ask wants. */
export type Shape = keyof typeof data.acceptances;
export const acceptances: Readonly<Record<Shape, Lines>> = data.acceptances;
/** What a line of the ledger comes to in the reader's words, by its rule. */
export const because: Table<Lines> = data.because;
/** What the writer of each kind of email is after. */
export const wants: Readonly<Record<Profile, string>> = data.wants;
/** What each merit of an email does to a reader, and how they put it themselves. */
export const merits: Readonly<Record<Merit, string>> = data.merits;
export const praise: Table<string> = data.praise;
/** What is said to the writer about a move and what to do after it, by its decision, its cause or both. */
export const reasons: Table<string> = data.reasons;
export const nextSteps: Table<string> = data.next;
/** What a message of the writer's did, by what it was taken for. */
export const winning: Table<string> = data.won;
export const losing: Table<string> = data.lost;

/** The entry for a move: "no_dodged", else "dodged". */
export function entryFor(table: Table<string>, { decision, cause }: Move): string | undefined {
  return table[`${decision}_${cause}`] ?? table[cause];
}

const lines: Table<Lines> = data.says;

/** What a person may say when they do this for such a cause, what is their own among it. */
export function linesFor(persona: PersonaId, decision: string, cause: string): Lines {
  const own = briefs[persona].lines[decision] ?? [];
  return lines[`${decision}_${cause}`] ?? [...own, ...(lines[decision] ?? [])];
}

/** How a person may ask about something; how anybody may, without one. */
export function questionsOn(id: ConcernId, persona?: PersonaId): Lines {
  const asking = persona ? [briefs[persona]] : Object.values(briefs);
  return [...asking.flatMap(({ lines }) => lines[id] ?? []), ...concerns[id].lines];
}

/** A line with words of the email in its slots; null when one of them has nothing to hold. */
export function fill(line: string, slots: Table<string | null>): string | null {
  const names = Array.from(line.matchAll(/\{(\w+)\}/gu), ([, name = '']) => name);
  if (names.some((name) => typeof slots[name] !== 'string')) return null;
  return line.replace(/\{(\w+)\}/gu, (_, name: string) => slots[name] ?? '').trim();
}
