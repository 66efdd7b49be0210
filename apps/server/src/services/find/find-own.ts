import { searchTerms, type Found } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { findCampaigns } from './find-campaigns.ts';
import { findSessions } from './find-sessions.ts';
import { findTemplates } from './find-templates.ts';

const nothing: Found = { templates: [], sessions: [], campaigns: [] };

/** What of the caller's own has every word of it, whatever the case and the accents. */
export function findOwn(ctx: Context, search: string): Promise<Found> {
  const terms = searchTerms(search);
  // What folds to nothing, such as an accent alone, stands nowhere.
  if (terms.length === 0) return Promise.resolve(nothing);
  return withUser(ctx, async (tx) => ({
    templates: await findTemplates(ctx, tx, search),
    sessions: await findSessions(ctx, tx, terms),
    campaigns: await findCampaigns(ctx, tx, terms),
  }));
}
