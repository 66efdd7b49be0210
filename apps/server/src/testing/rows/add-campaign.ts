import type { Database } from '../../platform/db/database.ts';

/** Adds a campaign of a person, with a sent email. */
export async function addCampaign(everything: Database, userId: string): Promise<string> {
  const { id } = await everything
    .insertInto('wizard_campaigns')
    .values({
      user_id: userId,
      template_name: 'Shop audits',
      target_audience: 'Heads of e-commerce at outdoor shops',
      pain_points: ['Slow checkout on phones'],
      call_to_action: 'See the audit of their own checkout',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await everything.insertInto('sent_emails').values({ user_id: userId, campaign_id: id }).execute();
  return id;
}
