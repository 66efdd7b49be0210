import { answer, type Script } from './behaviour.ts';
import { faults } from './faults.ts';
import { obedient } from './obedient/obedient.ts';
import { rewriter } from './rewriter/rewriter.ts';

/** About as fast as a hosted model writes. */
const natural = { firstAfter: 400, pause: 40 };

/** Everything the fake model can be told to do by name. */
export const behaviours: Readonly<Record<string, Script>> = {
  rewriter: rewriter(natural),
  obedient: obedient(natural),
  fine: answer('Fine.'),
  ...faults,
};
