import { createRoute } from '@hono/zod-openapi';
import { OneCampaignRequest, paths, WizardCampaign } from '@replysmith/contract';
import { restoreCampaign } from '../../services/campaigns/restore-campaign.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const restore = createRoute({
  method: 'post',
  path: paths.restoreCampaign,
  summary: 'Have a campaign back that was deleted in the last thirty days',
  request: {
    body: { required: true, content: { 'application/json': { schema: OneCampaignRequest } } },
  },
  responses: replies('The campaign', WizardCampaign),
});

export function restoreCampaignFunction(services: Services) {
  return createApi().openapi(restore, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await restoreCampaign(ctx, c.req.valid('json')), 200);
  });
}
