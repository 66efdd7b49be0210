import { createRoute } from '@hono/zod-openapi';
import { OneCampaignRequest, paths, WizardCampaign } from '@replysmith/contract';
import { duplicateCampaign } from '../../services/campaigns/duplicate-campaign.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const duplicate = createRoute({
  method: 'post',
  path: paths.duplicateCampaign,
  summary: 'Copy a campaign as a new draft',
  request: {
    body: { required: true, content: { 'application/json': { schema: OneCampaignRequest } } },
  },
  responses: replies('The campaign', WizardCampaign),
});

export function duplicateCampaignFunction(services: Services) {
  return createApi().openapi(duplicate, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await duplicateCampaign(ctx, c.req.valid('json')), 200);
  });
}
