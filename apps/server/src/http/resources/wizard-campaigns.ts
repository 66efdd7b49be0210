import { createRoute, z } from '@hono/zod-openapi';
import {
  CampaignList,
  CampaignQuery,
  CreateCampaignRequest,
  IdempotencyHeaders,
  paths,
  UpdateCampaignRequest,
  WizardCampaign,
} from '@replysmith/contract';
import { createCampaign } from '../../services/campaigns/create-campaign.ts';
import { deleteCampaign } from '../../services/campaigns/delete-campaign.ts';
import { getCampaign } from '../../services/campaigns/get-campaign.ts';
import { listCampaigns } from '../../services/campaigns/list-campaigns.ts';
import { updateCampaign } from '../../services/campaigns/update-campaign.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { jsonBody } from '../json-body.ts';
import { noBody } from '../no-body.ts';
import { replies } from '../replies.ts';

const path = `${paths.wizardCampaigns}/{id}`;
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: 'get',
  path: paths.wizardCampaigns,
  summary: 'Your campaigns, last changed first, with what came of their emails',
  request: { query: CampaignQuery },
  responses: replies('All of them', CampaignList),
});

const create = createRoute({
  method: 'post',
  path: paths.wizardCampaigns,
  summary: 'A new campaign, made once for each Idempotency-Key; it may lack anything',
  request: { headers: IdempotencyHeaders, body: jsonBody(CreateCampaignRequest) },
  responses: replies('The campaign', WizardCampaign),
});

const read = createRoute({
  method: 'get',
  path,
  summary: 'One campaign, saved or deleted',
  request: { params },
  responses: replies('The campaign', WizardCampaign),
});

const update = createRoute({
  method: 'patch',
  path,
  summary: 'Changes what is given; whoever changes it names the version that they saw',
  request: { params, body: jsonBody(UpdateCampaignRequest) },
  responses: replies('The campaign as it is now', WizardCampaign),
});

const remove = createRoute({
  method: 'delete',
  path,
  summary: 'Delete a campaign; its emails stay, and for thirty days it can be restored',
  request: { params, body: noBody },
  responses: replies('The campaign as it is now', WizardCampaign),
});

export function wizardCampaigns(services: Services) {
  return createApi()
    .openapi(list, async (c) =>
      c.json(await listCampaigns(contextOf(c, services), c.req.valid('query')), 200),
    )
    .openapi(create, async (c) => {
      const { 'idempotency-key': key = null } = c.req.valid('header');
      const ctx = contextOf(c, services);
      return c.json(await createCampaign(ctx, c.req.valid('json'), key), 200);
    })
    .openapi(read, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await getCampaign(ctx, c.req.valid('param').id), 200);
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateCampaign(ctx, id, c.req.valid('json')), 200);
    })
    .openapi(remove, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await deleteCampaign(ctx, c.req.valid('param').id), 200);
    });
}
