import { relevance } from '../../rules/reader/relevance.ts';
import type { Score } from '../../score/score.ts';
import type { Chance } from '../seeded.ts';
import type { Brief, Need } from './brief.ts';

/** Trials found what concerns the reader to weigh more than their name, so few whom an email fits have no use for it. */
const leastNone = 0.03;
const mostNone = 0.18;

/** What they want of it today: the less the email shows that it is about them, the more often nothing. */
export function needOf({ lines }: Score, { urgency }: Brief, chance: Chance): Need {
  const lost = lines.find(({ rule }) => rule === relevance.id)?.points ?? 0;
  const none = leastNone + (mostNone - leastNone) * Math.min(1, -lost / relevance.points);
  const drawn = chance.draw('need');
  if (drawn >= 1 - none) return 'none';
  return drawn < (1 - none) * urgency ? 'live' : 'latent';
}
