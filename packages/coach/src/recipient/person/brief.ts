import type { Profile } from '../../draft.ts';
import type { ConcernId } from '../talk/concern-id.ts';

/** Whether the thing offered is wanted at all: `live` now, `latent` some day, `none` never. */
export type Need = 'live' | 'latent' | 'none';

/** Whether an email of a kind is theirs to answer. */
export type Fit = 'own' | 'possible' | 'wrong';

/** What moves a person. It decides what they do and is never said aloud. */
export type Brief = {
  readonly cares: string;
  readonly dreads: string;
  /** The least and the most that the day adds to an email's points. */
  readonly mood: readonly [number, number];
  /** Odds that a need they have is a live one. */
  readonly urgency: number;
  /** Points from which they say yes. */
  readonly yesFrom: number;
  /** Points from which they ask. */
  readonly questionFrom: number;
  /** Odds that they answer what they do not want. */
  readonly courtesy: number;
  /** Odds that an open question comes before a yes to an email of 100 points; a point less adds a hundredth. */
  readonly scruple: number;
  /** Questions they ask before they make up their mind. */
  readonly patience: number;
  /** How heavily a rule's lost points count for them; 1 where none is given. */
  readonly weights: Readonly<Record<string, number>>;
  /** What they would ask, most pressing first. */
  readonly concerns: readonly ConcernId[];
  readonly fits: Readonly<Record<Profile, Fit>>;
};
