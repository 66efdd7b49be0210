import { foldText, lengths, type Found } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { mostOfEach } from './most-of-each.ts';

const written = [
  'target_audience',
  'industry',
  'pain_points',
  'call_to_action',
  'additional_context',
] as const;

/** There are few, and nothing of them is stored folded: they are compared here. */
export async function findCampaigns(
  { user }: Context,
  tx: UserTransaction,
  terms: readonly string[],
): Promise<Found['campaigns']> {
  const campaigns = await tx
    .selectFrom('wizard_campaigns')
    .select(['id', 'template_name as name', ...written])
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(lengths.campaigns)
    .execute();
  const stand = (text: string) => {
    const folded = foldText(text);
    return terms.every((term) => folded.includes(term));
  };
  const called = campaigns.filter(({ name }) => stand(name));
  const saying = campaigns.filter(
    (campaign) =>
      !called.includes(campaign) &&
      stand([campaign.name, ...written.flatMap((field) => campaign[field])].join('\n')),
  );
  return [...called, ...saying].slice(0, mostOfEach).map(({ id, name }) => ({ id, name }));
}
