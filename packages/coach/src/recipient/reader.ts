import { parseEmail } from '../document/parse-email.ts';
import type { Draft } from '../draft.ts';
import { type Brief, type Fit, briefs } from './briefs.ts';
import { openConcerns } from './concerns.ts';
import type { PersonaId } from './personas.ts';
import type { ConcernId } from './reply.ts';
import { type Sight, seeEmail } from './skim.ts';
import { readEmail } from '../document/read-draft.ts';
import { hiddenText } from '../rules/hidden-text.ts';
import { type QuestionId, answersOf, gravest } from '../rules/questions.ts';
import { type Score, scoreEmail } from '../score/score.ts';

/** A source of chance that gives the same number for the same label, whatever was drawn before. */
type Chance = {
  /** From 0 up to, but never, 1. */
  draw(label: string): number;
  /** One of the items; undefined of none. */
  pick<T>(items: readonly T[], label: string): T | undefined;
};

const basis = 0x811c9dc5;

const prime = 0x01000193;

const range = 2 ** 32;

/** Every character of the text moves every bit of the number. */
export function hashOf(text: string, start = basis): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  }
  return stir(hash);
}

function stir(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b5);
  const twice = Math.imul(once ^ (once >>> 15), 0x2c9277b5);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** Chance that follows from a seed; a seed that is no integer counts as its whole part, or as 0. */
export function seeded(seed: number, name: string): Chance {
  const whole = Number.isFinite(seed) ? Math.trunc(seed) : 0;
  const start = hashOf(`${whole}:${name}`);
  const draw = (label: string) => hashOf(label, start) / range;
  return {
    draw,
    pick: (items, label) => items[Math.floor(draw(label) * items.length)],
  };
}

/** Whether the thing offered is wanted at all: `live` now, `latent` some day, `none` never. */
type Need = 'live' | 'latent' | 'none';

const fitPoints: Readonly<Record<Fit, number>> = { own: 0, possible: -5, wrong: -40 };

const needPoints: Readonly<Record<Need, number>> = { live: 6, latent: 0, none: -20 };

/** No person's own weights move a score by more. */
const mostOwn = 5;

/** What a line costs with this person: the ledger's points, heavier or lighter by what they mind. */
export function costOf(
  line: { readonly rule: string; readonly points: number },
  brief: Brief,
): number {
  return -line.points * (brief.weights[line.rule] ?? 1);
}

/** How far an email moves this person today: the score as they would give it, their mood, their need. */
function appealOf(
  score: Score,
  { brief, fit, need, mood }: { brief: Brief; fit: Fit; need: Need; mood: number },
): number {
  const more = score.lines.reduce((sum, line) => sum + costOf(line, brief) + line.points, 0);
  const own = Math.max(-mostOwn, Math.min(mostOwn, more));
  return score.value - own + mood + needPoints[need] + fitPoints[fit];
}

/** Trials found what concerns the reader to weigh more than their name, so few whom an email fits have no use for it. */
const leastNone = 0.03;

const mostNone = 0.18;

/** What they want of it today: the less the email shows that it is about them, the more often nothing. */
function needOf({ severityOf }: Letter, { urgency }: Brief, chance: Chance): Need {
  const none = leastNone + (mostNone - leastNone) * (severityOf('relevance') / gravest);
  const drawn = chance.draw('need');
  if (drawn >= 1 - none) return 'none';
  return drawn < (1 - none) * urgency ? 'live' : 'latent';
}

/** What an email can win with. */
export type Merit = 'relevance' | 'ask-kind' | 'concreteness' | 'subject-length';

/** What catches each person's eye, first things first, and what it says to them. */
export const eyes: Readonly<Record<PersonaId, readonly (readonly [Merit, string])[]>> = {
  busy_founder: [
    ['ask-kind', 'They can answer it between two other things.'],
    ['relevance', 'It is about their own company, so they read on.'],
    ['subject-length', 'They know what it is about before they open it.'],
    ['concreteness', 'One figure tells them more than a paragraph.'],
  ],
  sceptical_cfo: [
    ['concreteness', 'It gives a figure, and a figure can be checked.'],
    ['relevance', 'It starts from something of theirs that is true.'],
    ['ask-kind', 'To say yes commits them to nothing yet.'],
    ['subject-length', 'The subject says what it is and promises no more.'],
  ],
  helpful_manager: [
    ['relevance', 'Somebody looked at what their team does before writing.'],
    ['ask-kind', 'It is a small thing to ask, so they need nobody’s leave to answer.'],
    ['concreteness', 'It is a figure they can repeat to others.'],
    ['subject-length', 'They can forward it, and the subject still says what it is.'],
  ],
  technical_buyer: [
    ['relevance', 'The detail about them is right, so the rest may be.'],
    ['concreteness', 'It is a measure, and they can ask how it was taken.'],
    ['ask-kind', 'It can be answered in writing, without a call.'],
    ['subject-length', 'The subject names a subject.'],
  ],
  recruiter: [
    ['concreteness', 'It is a line they could show to the hiring team.'],
    ['relevance', 'It was written to them and not to a list of firms.'],
    ['subject-length', 'They can place it from the subject alone.'],
    ['ask-kind', 'They can say yes to it before anything is decided.'],
  ],
  editor: [
    ['subject-length', 'It reads like a headline and not like an advertisement.'],
    ['relevance', 'It takes up what they publish.'],
    ['concreteness', 'There is a figure in it that a story can stand on.'],
    ['ask-kind', 'It offers something to read and asks for no promise.'],
  ],
  investor: [
    ['concreteness', 'There is a number, and it is early in the email.'],
    ['relevance', 'It says why them and not any other fund.'],
    ['ask-kind', 'It costs them a look and not an afternoon.'],
    ['subject-length', 'The subject says which sort of company it is.'],
  ],
};

/** Who they are today. It follows from the seed alone, never from the email. */
type Temper = {
  /** Added to an email's points. */
  readonly mood: number;
  readonly isCourteous: boolean;
  /** From 0 to 1: the higher, the fewer questions they need answered before a yes. */
  readonly trust: number;
  readonly isCurious: boolean;
};

function temperOf(brief: Brief, chance: Chance): Temper {
  const [worst, best] = brief.mood;
  return {
    mood: worst + (best - worst) * chance.draw('mood'),
    isCourteous: chance.draw('courtesy') < brief.courtesy,
    trust: chance.draw('trust'),
    isCurious: chance.draw('curiosity') < 0.35,
  };
}

/** One person on one day before one email: all that a reply follows from. */
export type Reader = {
  readonly persona: PersonaId;
  readonly brief: Brief;
  readonly temper: Temper;
  readonly chance: Chance;
  readonly fit: Fit;
  readonly need: Need;
  readonly sight: Sight;
  readonly score: Score;
  /** How grave each fault is, 0 to 3. */
  readonly severityOf: (question: QuestionId) => number;
  /** Points as this person gives them today. */
  readonly appeal: number;
  /** Whether an open question comes before a yes; the better the email, the less often. */
  readonly asksFirst: boolean;
  /** A weak email never gets a yes, whatever is said later. */
  readonly isWeak: boolean;
  /** Whether they delete or refuse it, and are curious about nothing in it. */
  readonly isRefused: boolean;
  /** What the email leaves open, most pressing first. */
  readonly open: readonly ConcernId[];
  /** What it leaves unclear about itself. */
  readonly unclear: readonly ConcernId[];
};

/** Below this, those who rated emails would have deleted it at a glance. */
const leastRead = 25;
/** Questions whose grave answer nothing else in an email makes up for. */
const decisive: readonly QuestionId[] = ['offer', 'relevance', 'honesty', 'manner', 'mass-mail'];
const grave = 2;

function isRefused({ score, sight, severityOf }: Letter): boolean {
  return (
    score.value < leastRead ||
    hiddenText.find(readEmail(sight.email)) !== null ||
    decisive.some((question) => severityOf(question) >= grave)
  );
}

/** What is read once, whoever reads. */
type Letter = Pick<Reader, 'sight' | 'score' | 'severityOf'>;

export function letterOf(draft: Draft): Letter {
  const email = parseEmail(draft);
  const score = scoreEmail(email);
  const { severity } = answersOf(readEmail(email));
  return { sight: seeEmail(email, severity('plain-words') < 1), score, severityOf: severity };
}

export function readerOf(letter: Letter, persona: PersonaId, seed: number): Reader {
  const brief = briefs[persona];
  const chance = seeded(seed, persona);
  const { sight, score } = letter;
  const refused = isRefused(letter);
  const person = {
    persona,
    brief,
    temper: temperOf(brief, chance),
    chance,
    fit: brief.fits[sight.profile],
    ...letter,
    isRefused: refused,
    isWeak: refused || score.band === 'weak' || score.band === 'unjudged',
    open: openConcerns(sight, brief.concerns),
    unclear: openConcerns(sight, ['why_me', 'ask', 'what']),
  };
  return wanting(person, needOf(letter, brief, chance));
}

/** The same person on the same day, were it something they need. */
export function inNeed(reader: Reader): Reader {
  return wanting(reader, 'live');
}

function wanting(person: Omit<Reader, 'need' | 'appeal' | 'asksFirst'>, need: Need): Reader {
  const { score, brief, temper, fit } = person;
  const appeal = appealOf(score, { brief, fit, need, mood: temper.mood });
  const asksFirst = temper.trust < brief.scruple + (100 - appeal) / 100;
  return { ...person, need, appeal, asksFirst };
}
