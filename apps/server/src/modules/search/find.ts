import {
  type Found,
  campaignWords,
  foldText,
  hasTerms,
  lengths,
  searchTerms,
} from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/db/database.ts';
import { readAsUser, type UserReads } from '../../platform/db/with-user.ts';
import { selectCampaigns, toCampaign } from '../campaigns/service.ts';
import { findSessions } from '../chat/session-search.ts';
import type { Context } from '../../platform/context/context.ts';
import { patternOf } from '../../platform/db/text-search.ts';
import { filterTemplates, matchScore } from '../templates/filter.ts';

/** How many results of each kind are offered. */
const mostOfEach = 5;

const nothing: Found = { templates: [], sessions: [], campaigns: [] };

/** The caller's own things that contain every word, ignoring case and accents. */
export function findOwn(ctx: Context, search: string): Promise<Found> {
  const terms = searchTerms(search);
  // A search that folds to nothing, such as a lone accent, finds nothing.
  if (terms.length === 0) return Promise.resolve(nothing);
  return readAsUser(ctx, async (tx) => ({
    templates: await findTemplates(ctx, tx, search),
    sessions: await findOwnSessions(ctx, tx, terms),
    campaigns: await findCampaigns(ctx, tx, terms),
  }));
}

function findTemplates(ctx: Context, tx: UserReads, search: string): Promise<Found['templates']> {
  const terms = searchTerms(search);
  return filterTemplates(ctx, tx, { search, tag: [], view: 'saved' })
    .select(['id', 'name'])
    .orderBy(isCalled(terms), 'desc')
    .orderBy(matchScore(terms), 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(mostOfEach)
    .execute();
}

/** Compared here, because there are few campaigns and none of their text is stored folded. */
async function findCampaigns(
  ctx: Context,
  tx: UserReads,
  terms: readonly string[],
): Promise<Found['campaigns']> {
  const rows = await selectCampaigns(ctx, tx)
    .where('campaign.deleted_at', 'is', null)
    .orderBy('campaign.updated_at', 'desc')
    .orderBy('campaign.id')
    .limit(lengths.campaigns)
    .execute();
  const found = rows.map(toCampaign).filter((one) => hasTerms(campaignWords(one), terms));
  const isCalled = ({ template_name }: { template_name: string }) =>
    hasTerms(foldText(template_name), terms);
  return [...found.filter(isCalled), ...found.filter((one) => !isCalled(one))]
    .slice(0, mostOfEach)
    .map(({ id, template_name }) => ({ id, name: template_name }));
}

/** Includes archived sessions. Those whose name has every term come first. */
async function findOwnSessions(
  ctx: Context,
  tx: UserReads,
  terms: readonly string[],
): Promise<Found['sessions']> {
  const named = tx
    .selectFrom('chat_sessions')
    .select((query) => ['id', query.fn.coalesce('session_name', 'title').as('name')])
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .orderBy('last_activity', 'desc')
    .orderBy('id')
    .limit(mostOfEach);
  const called = await named.where(isCalled(terms)).execute();
  const left = mostOfEach - called.length;
  if (left === 0) return called;
  const where = sql<boolean>`deleted_at IS NULL AND NOT ${isCalled(terms)}`;
  const { ids } = await findSessions(ctx, tx, terms, {
    where,
    moment: 'last_activity',
    limit: left,
  });
  const others = await named.where('id', '=', anyOf(ids)).limit(left).execute();
  return [...called, ...others];
}

/** Whether every term is in the name. Matches of the name come first. */
function isCalled(terms: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`folded_name LIKE ALL (${terms.map(patternOf)}::text[])`;
}
