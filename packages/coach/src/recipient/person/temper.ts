import type { Chance } from '../seeded.ts';
import type { Brief } from './brief.ts';

/** Who they are today. It follows from the seed alone, never from the email. */
export type Temper = {
  /** Added to an email's points. */
  readonly mood: number;
  readonly isCourteous: boolean;
  /** From 0 to 1: the higher, the fewer questions they need answered before a yes. */
  readonly trust: number;
  readonly isCurious: boolean;
};

export function temperOf(brief: Brief, chance: Chance): Temper {
  const [worst, best] = brief.mood;
  return {
    mood: worst + (best - worst) * chance.draw('mood'),
    isCourteous: chance.draw('courtesy') < brief.courtesy,
    trust: chance.draw('trust'),
    isCurious: chance.draw('curiosity') < 0.5,
  };
}
