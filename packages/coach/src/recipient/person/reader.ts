import { type Score, scoreEmail } from '../../score/score.ts';
import { askCount } from '../../rules/ask/ask-count.ts';
import { askKind } from '../../rules/ask/ask-kind.ts';
import { relevance } from '../../rules/reader/relevance.ts';
import type { Draft } from '../../draft.ts';
import { ceilingOf } from '../../score/ceiling-of.ts';
import { parseEmail } from '../../document/parse-email.ts';
import type { PersonaId } from '../personas.ts';
import { type Chance, seeded } from '../seeded.ts';
import { type Sight, seeEmail } from '../sight/sight.ts';
import type { ConcernId } from '../talk/concern-id.ts';
import { openConcerns } from '../talk/concerns.ts';
import { appealOf } from './appeal.ts';
import type { Brief, Fit, Need } from './brief.ts';
import { briefs } from './briefs.ts';
import { needOf } from './need.ts';
import { type Temper, temperOf } from './temper.ts';

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
  /** Rules that capped the score. */
  readonly breaches: readonly string[];
  /** Points as this person gives them today. */
  readonly appeal: number;
  /** Whether an open question comes before a yes; the better the email, the less often. */
  readonly asksFirst: boolean;
  /** A weak or dishonest email never gets a yes, whatever is said later. */
  readonly isWeak: boolean;
  /** Whether it says why them and asks what one can say yes to; without that there is nothing to agree to. */
  readonly canWin: boolean;
  /** What the email leaves open, most pressing first. */
  readonly open: readonly ConcernId[];
  /** What it leaves unclear about itself. */
  readonly unclear: readonly ConcernId[];
};

/** What is read once, whoever reads. */
type Letter = Pick<Reader, 'sight' | 'score'>;

export function letterOf(draft: Draft): Letter {
  const email = parseEmail(draft);
  const score = scoreEmail(email);
  const isPlain = !score.lines.some(({ rule }) => rule === 'plain-words');
  return { sight: seeEmail(email, isPlain), score };
}

export function readerOf({ sight, score }: Letter, persona: PersonaId, seed: number): Reader {
  const brief = briefs[persona];
  const chance = seeded(seed, persona);
  const breaches = score.lines.flatMap(({ rule }) => (ceilingOf(rule) === null ? [] : [rule]));
  const person = {
    persona,
    brief,
    temper: temperOf(brief, chance),
    chance,
    fit: brief.fits[sight.profile],
    sight,
    score,
    breaches,
    canWin: canWin(score),
    isWeak: score.band === 'weak' || score.band === 'unjudged' || breaches.length > 0,
    open: openConcerns(sight, brief.concerns),
    unclear: openConcerns(sight, ['why_me', 'ask', 'what']),
  };
  return wanting(person, needOf(score, brief, chance));
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

/** What a yes rests on. They may lose a quarter of the points they have between them. */
const grounds: ReadonlySet<string> = new Set([relevance.id, askKind.id, askCount.id]);
const mostLost = Math.round((relevance.points + askKind.points + askCount.points) / 4);

function canWin({ lines }: Score): boolean {
  const lost = lines.reduce((sum, { rule, points }) => sum - (grounds.has(rule) ? points : 0), 0);
  return lost <= mostLost;
}
