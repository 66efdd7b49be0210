import type { Email } from '../document/email.ts';
import { findConcealed } from '../document/html.ts';
import { parseEmail } from '../document/parse-email.ts';
import { readEmail } from '../document/read-draft.ts';
import type { Draft } from '../draft.ts';
import { type QuestionId, answersOf } from '../rules/learned-questions.ts';
import { type Score, scoreEmail } from '../score/score.ts';
import { type PersonaBrief, briefs } from './motives.ts';
import type { PersonaId } from './personas.ts';

/** Random numbers by label, independent of the order of draws. */
type Chance = {
  /** From 0 up to, but never, 1. */
  draw(label: string): number;
  /** One of the items; undefined of none. */
  pick<T>(items: readonly T[], label: string): T | undefined;
};

const basis = 0x811c9dc5;
const prime = 0x01000193;
const range = 2 ** 32;

/** Every character affects every bit of the hash. */
function hashOf(text: string, start = basis): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b5);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c9277b5);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Chance that follows from a seed; a seed that is no integer counts as its whole part, or as 0. */
export function seeded(seed: number, name: string): Chance {
  const whole = Number.isFinite(seed) ? Math.trunc(seed) : 0;
  const start = hashOf(`${whole}:${name}`);
  const draw = (label: string) => hashOf(label, start) / range;
  return { draw, pick: (items, label) => items[Math.floor(draw(label) * items.length)] };
}

/** The email's analysis, shared by all readers. */
type Letter = {
  readonly email: Email;
  readonly score: Score;
  /** How grave each fault is, 0 to 3. */
  readonly severityOf: (question: QuestionId) => number;
};

export function letterOf(draft: Draft): Letter {
  const email = parseEmail(draft);
  return { email, score: scoreEmail(email), severityOf: answersOf(readEmail(email)).severity };
}

/** A persona on a given day with an email: everything a reply depends on. */
export type Reader = Letter & {
  readonly persona: PersonaId;
  readonly brief: PersonaBrief;
  readonly chance: Chance;
  /** The score as they would give it today. */
  readonly willingness: number;
  readonly isCourteous: boolean;
  /** Whether the request is outside their role: certain only if the kind of email was given. */
  readonly isForeign: boolean;
  /** A weak email never gets a yes, whatever follows; a refused one not even a question. */
  readonly isWeak: boolean;
  readonly isRefused: boolean;
};

const mostMood = 5;
/** Deducted when the email only seems outside their role. */
const oddPoints = 8;
/** Below this, raters would have deleted the email at a glance. */
const leastRead = 25;
/** Grave faults that nothing else in an email makes up for. */
const decisive: readonly QuestionId[] = ['offer', 'relevance', 'honesty', 'manner', 'mass-mail'];
const grave = 2;

/** Who they are today follows from the seed alone: before a better email the same person is never less willing. */
export function readerOf(letter: Letter, persona: PersonaId, seed: number): Reader {
  const brief = briefs[persona];
  const chance = seeded(seed, persona);
  const { score, email, severityOf } = letter;
  const { profile, isProfileGuessed } = email.reading;
  const isOdd = brief.foreign.includes(profile);
  const isJunk = score.value < leastRead;
  const isRefused =
    isJunk ||
    findConcealed(email.body).length > 0 ||
    decisive.some((question) => severityOf(question) >= grave);
  const mood = mostMood * (2 * chance.draw('mood') - 1);
  return {
    ...letter,
    ...{ persona, brief, chance, isRefused },
    willingness: score.value + mood - (isOdd ? oddPoints : 0),
    isCourteous: chance.draw('courtesy') < brief.courtesy * (isJunk ? 0.5 : 1),
    isForeign: isOdd && !isProfileGuessed,
    isWeak: isRefused || score.band === 'weak' || score.band === 'unjudged',
  };
}
