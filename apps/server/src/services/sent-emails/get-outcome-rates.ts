import type { OutcomeFilter, OutcomeRates } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { countOutcomes, toOutcomeRates } from './outcome-counts.ts';
import { matchesFilter } from './matches-filter.ts';

/** What came of the emails that the filter names. */
export async function getOutcomeRates(ctx: Context, filter: OutcomeFilter): Promise<OutcomeRates> {
  const counts = await withUser(ctx, (tx) =>
    countOutcomes(ctx, tx).where(matchesFilter(filter)).executeTakeFirst(),
  );
  return toOutcomeRates(counts);
}
