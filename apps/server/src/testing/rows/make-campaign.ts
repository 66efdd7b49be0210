import { CreateCampaignRequest, type WizardCampaign } from '@replysmith/contract';
import type { z } from 'zod';
import { createCampaign } from '../../modules/campaigns/service.ts';
import type { Person } from '../person.ts';

export const newCampaign = {
  template_name: 'Shop audits',
  target_audience: 'Heads of e-commerce at outdoor shops',
  pain_points: ['Slow checkout on phones'],
  call_to_action: 'See the audit of their own checkout',
};

/** Creates a campaign as the wizard would. */
export function makeCampaign(
  { ctx }: Pick<Person, 'ctx'>,
  overrides: z.input<typeof CreateCampaignRequest> = {},
): Promise<WizardCampaign> {
  return createCampaign(ctx, CreateCampaignRequest.parse({ ...newCampaign, ...overrides }));
}
