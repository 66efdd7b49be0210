import {
  type CampaignList,
  type CampaignQuery,
  type CreateCampaignRequest,
  type UpdateCampaignRequest,
  WizardCampaign,
  campaignFields,
  lengths,
  nameOfCopy,
} from '@replysmith/contract';
import { isDeepStrictEqual } from 'node:util';
import {
  readAsUser,
  type UserTransaction,
  withUser,
  type UserReads,
} from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { once, lockOf } from '../../platform/context/idempotency.ts';
import { assertChoosable } from './lookups.ts';
import { outcomesByCampaign, toOutcomeRates } from '../sent-emails/outcomes.ts';
import { columnsAs, columnsOf, pick, withIsoTimes } from '../../platform/db/rows.ts';

const columns = columnsAs('campaign', columnsOf(WizardCampaign, ['category', 'tone']));

/** The caller's campaigns, saved or deleted, with the names of their category and tone. */
export function selectCampaigns({ user }: Pick<Context, 'user'>, tx: UserReads) {
  return tx
    .selectFrom('wizard_campaigns as campaign')
    .leftJoin('campaign_categories as category', 'category.id', 'campaign.category_id')
    .leftJoin('tone_options as tone', 'tone.id', 'campaign.tone_id')
    .select(columns)
    .select(['category.name as category_name', 'tone.name as tone_name'])
    .where('campaign.user_id', '=', user.id);
}

type CampaignRow = Awaited<
  ReturnType<ReturnType<typeof selectCampaigns>['executeTakeFirstOrThrow']>
>;

/** A stored size that the contract no longer knows becomes null instead of an error. */
const StoredCampaign = WizardCampaign.extend({
  company_size: WizardCampaign.shape.company_size.catch(null),
});

export function toCampaign({ category_name, tone_name, ...row }: CampaignRow): WizardCampaign {
  return StoredCampaign.parse({
    ...withIsoTimes(row),
    category: category_name === null ? null : { name: category_name },
    tone: tone_name === null ? null : { name: tone_name },
  });
}

/** Last changed first, or last deleted first; each with the outcomes of its emails. */
export async function listCampaigns(ctx: Context, { state }: CampaignQuery): Promise<CampaignList> {
  const isDeleted = state === 'deleted';
  return readAsUser(ctx, async (tx) => {
    const rows = await selectCampaigns(ctx, tx)
      .where('campaign.deleted_at', isDeleted ? 'is not' : 'is', null)
      .orderBy(isDeleted ? 'campaign.deleted_at' : 'campaign.updated_at', 'desc')
      .orderBy('campaign.id')
      .limit(lengths.campaigns)
      .execute();
    const outcomes = await outcomesByCampaign(ctx, tx);
    return {
      items: rows.map((row) => ({
        ...toCampaign(row),
        outcomes: toOutcomeRates(outcomes.get(row.id)),
      })),
    };
  });
}

/** One campaign, saved or deleted. A deleted one can be opened to restore it. */
export async function getCampaign(ctx: Context, id: string): Promise<WizardCampaign> {
  const row = await readAsUser(ctx, (tx) =>
    selectCampaigns(ctx, tx).where('campaign.id', '=', id).executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toCampaign(row);
}

/** Adds a campaign. With the same key it is added once. */
export async function createCampaign(
  ctx: Context,
  input: CreateCampaignRequest,
  key: string | null = null,
): Promise<WizardCampaign> {
  const call = { key, request: { call: 'create-campaign', input }, reply: WizardCampaign };
  return withCampaigns(ctx, (tx) =>
    once(ctx, tx, call, async () => {
      await assertChoosable(tx, input);
      return insertCampaign(ctx, tx, input);
    }),
  );
}

/**
 * Changes the given fields if the campaign is still at the version that its writer saw. Values that
 * are already stored need no version, so a save that is sent again does not conflict with itself.
 */
export async function updateCampaign(
  ctx: Context,
  id: string,
  { version, ...changes }: UpdateCampaignRequest,
): Promise<WizardCampaign> {
  return withUser(ctx, async (tx) => {
    const former = await findSavedCampaign(ctx, tx, id);
    if (isDeepStrictEqual(former, { ...former, ...changes })) return former;
    if (former.version !== version) throw new AppError('campaign_conflict');
    await assertChoosable(tx, changes, former);
    await tx
      .updateTable('wizard_campaigns')
      .set({ ...changes, version: version + 1, updated_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return findCampaign(ctx, tx, id);
  });
}

/**
 * Adds a copy named "Copy of …" as a new draft, with everything that was written and chosen. With
 * the same key it is added once.
 */
export async function duplicateCampaign(
  ctx: Context,
  input: { readonly campaign_id: string },
  key: string | null = null,
): Promise<WizardCampaign> {
  const call = { key, request: { call: 'duplicate-campaign', input }, reply: WizardCampaign };
  return withCampaigns(ctx, (tx) =>
    once(ctx, tx, call, async () => {
      const original = await findSavedCampaign(ctx, tx, input.campaign_id);
      const named = { prefix: 'Copy of ', longest: lengths.campaignName };
      return insertCampaign(ctx, tx, {
        ...pick(original, campaignFields),
        template_name: original.template_name && nameOfCopy(original.template_name, named),
      });
    }),
  );
}

/** Deletes it softly; it can be restored for 30 days. Deleting it again changes nothing. */
export async function deleteCampaign(ctx: Context, id: string): Promise<WizardCampaign> {
  return withUser(ctx, async (tx) => {
    const campaign = await findCampaign(ctx, tx, id);
    return campaign.deleted_at === null ? setDeleted(ctx, tx, id, ctx.now()) : campaign;
  });
}

/** Restores a deleted campaign as it was. One that is not deleted stays as it is. */
export async function restoreCampaign(
  ctx: Context,
  { campaign_id: id }: { readonly campaign_id: string },
): Promise<WizardCampaign> {
  return withCampaigns(ctx, async (tx) => {
    const campaign = await findCampaign(ctx, tx, id);
    if (campaign.deleted_at === null) return campaign;
    await assertRoomForOneMore(ctx, tx);
    return setDeleted(ctx, tx, id, null);
  });
}

/**
 * Marks a campaign as being in the chat, in this session. Returns null when there is no such
 * campaign.
 */
export async function markCampaignInChat(
  ctx: Context,
  tx: UserTransaction,
  campaignId: string,
  session_id: string,
): Promise<string | null> {
  const campaign = await tx
    .updateTable('wizard_campaigns')
    .set({ status: 'in_chat', session_id, updated_at: ctx.now() })
    .where('id', '=', campaignId)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return campaign?.id ?? null;
}

async function setDeleted(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  deleted_at: Date | null,
): Promise<WizardCampaign> {
  await tx
    .updateTable('wizard_campaigns')
    .set({ deleted_at })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  return findCampaign(ctx, tx, id);
}

/** Adds a draft, if there is room for it. */
async function insertCampaign(
  ctx: Context,
  tx: UserTransaction,
  words: CreateCampaignRequest,
): Promise<WizardCampaign> {
  await assertRoomForOneMore(ctx, tx);
  const id = ctx.newId();
  const now = ctx.now();
  await tx
    .insertInto('wizard_campaigns')
    .values({ ...words, id, user_id: ctx.user.id, created_at: now, updated_at: now })
    .execute();
  return findCampaign(ctx, tx, id);
}

/** The caller's campaign, saved or deleted, locked until the transaction ends. */
async function findCampaign(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<WizardCampaign> {
  const row = await selectCampaigns(ctx, tx)
    .where('campaign.id', '=', id)
    .forUpdate('campaign')
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toCampaign(row);
}

/** The same, but a deleted one is not found. */
async function findSavedCampaign(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<WizardCampaign> {
  const campaign = await findCampaign(ctx, tx, id);
  if (campaign.deleted_at !== null) throw new AppError('not_found');
  return campaign;
}

/**
 * Throws when no room is left; deleted campaigns take none. Reliable only within `withCampaigns`.
 */
async function assertRoomForOneMore(ctx: Context, tx: UserTransaction): Promise<void> {
  const { count } = await tx
    .selectFrom('wizard_campaigns')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) < lengths.campaigns) return;
  throw new AppError('too_many_campaigns', { values: { count: String(lengths.campaigns) } });
}

/** One transaction that may add to a person's campaigns. Transactions of one person take turns. */
function withCampaigns<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return withUser(ctx, work, { lock: lockOf(ctx.user.id, 'campaigns') });
}
