import { CreateSentEmailRequest } from '@replysmith/contract';
import { createSentEmail } from '../../modules/sent-emails/service.ts';
import { makeCampaign } from './make-campaign.ts';
import type { Person } from '../person.ts';

/** Adds two campaigns and two sent emails: one of each to keep and one to delete. */
export async function campaignsOf(person: Person, answer: string) {
  const add = async () => (await makeCampaign(person)).id;
  const send = async () =>
    (await createSentEmail(person.ctx, CreateSentEmailRequest.parse({ message_id: answer }))).id;
  return {
    ...{ campaign: await add(), spareCampaign: await add() },
    ...{ sentEmail: await send(), spareSentEmail: await send() },
  };
}
