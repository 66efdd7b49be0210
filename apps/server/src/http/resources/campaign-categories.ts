import { createRoute } from '@hono/zod-openapi';
import { CampaignCategoryList, paths } from '@replysmith/contract';
import { listCampaignCategories } from '../../services/campaigns/list-lookups.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.campaignCategories,
  summary: 'What kinds of campaign can be chosen, by name',
  responses: replies('The categories', CampaignCategoryList),
});

export function campaignCategories(services: Services) {
  return createApi().openapi(list, async (c) =>
    c.json({ items: await listCampaignCategories(contextOf(c, services)) }, 200),
  );
}
