import { CreateCampaignRequest, CreateSentEmailRequest } from '@replysmith/contract';
import { createCampaign } from '../services/campaigns/create-campaign.ts';
import { createSentEmail } from '../services/sent-emails/create-sent-email.ts';
import type { Person } from './person.ts';

export const newCampaign = {
  template_name: 'Shop audits',
  target_audience: 'Heads of e-commerce at outdoor shops',
  pain_points: ['Slow checkout on phones'],
  call_to_action: 'See the audit of their own checkout',
};

/** Gives a person two campaigns and two sent emails: the one to keep, the other to be deleted. */
export async function campaignsOf({ ctx }: Person, answer: string) {
  const add = async () => (await createCampaign(ctx, CreateCampaignRequest.parse(newCampaign))).id;
  const send = async () =>
    (await createSentEmail(ctx, CreateSentEmailRequest.parse({ message_id: answer }))).id;
  return {
    ...{ campaign: await add(), spareCampaign: await add() },
    ...{ sentEmail: await send(), spareSentEmail: await send() },
  };
}
