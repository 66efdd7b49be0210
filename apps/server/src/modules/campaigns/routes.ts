import { z } from '@hono/zod-openapi';
import {
  CampaignCategoryList,
  CampaignList,
  CampaignQuery,
  CreateCampaignRequest,
  OneCampaignRequest,
  ToneOptionList,
  UpdateCampaignRequest,
  WizardCampaign,
  paths,
} from '@replysmith/contract';
import { type Route, nothing, route } from '../../platform/http/route.ts';
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  getCampaign,
  listCampaignCategories,
  listCampaigns,
  listToneOptions,
  restoreCampaign,
  updateCampaign,
} from './service.ts';

const path = `${paths.wizardCampaigns}/{id}`;
const params = z.object({ id: z.uuid() });

export const campaignRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.wizardCampaigns,
    summary: 'Your campaigns, last changed first, with what came of their emails',
    query: CampaignQuery,
    reply: ['All of them', CampaignList],
    run: ({ ctx, query }) => listCampaigns(ctx, query),
  }),
  route({
    method: 'post',
    path: paths.wizardCampaigns,
    summary: 'A new campaign, made once for each Idempotency-Key; it may lack anything',
    body: CreateCampaignRequest,
    hasKey: true,
    reply: ['The campaign', WizardCampaign],
    run: ({ ctx, body, key }) => createCampaign(ctx, body, key),
  }),
  route({
    method: 'get',
    path,
    summary: 'One campaign, saved or deleted',
    params,
    reply: ['The campaign', WizardCampaign],
    run: ({ ctx, params }) => getCampaign(ctx, params.id),
  }),
  route({
    method: 'patch',
    path,
    summary: 'Changes what is given; whoever changes it names the version that they saw',
    params,
    body: UpdateCampaignRequest,
    reply: ['The campaign as it is now', WizardCampaign],
    run: ({ ctx, params, body }) => updateCampaign(ctx, params.id, body),
  }),
  route({
    method: 'delete',
    path,
    summary: 'Delete a campaign; its emails stay, and for thirty days it can be restored',
    params,
    body: nothing,
    reply: ['The campaign as it is now', WizardCampaign],
    run: ({ ctx, params }) => deleteCampaign(ctx, params.id),
  }),
  route({
    method: 'get',
    path: paths.campaignCategories,
    summary: 'What kinds of campaign can be chosen, by name',
    reply: ['The categories', CampaignCategoryList],
    run: async ({ ctx }) => ({ items: await listCampaignCategories(ctx) }),
  }),
  route({
    method: 'get',
    path: paths.toneOptions,
    summary: 'Which tones can be chosen, by name',
    reply: ['The tones', ToneOptionList],
    run: async ({ ctx }) => ({ items: await listToneOptions(ctx) }),
  }),
  route({
    method: 'post',
    path: paths.duplicateCampaign,
    summary: 'Copy a campaign as a new draft',
    body: OneCampaignRequest,
    reply: ['The campaign', WizardCampaign],
    run: ({ ctx, body }) => duplicateCampaign(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.restoreCampaign,
    summary: 'Have a campaign back that was deleted in the last thirty days',
    body: OneCampaignRequest,
    reply: ['The campaign', WizardCampaign],
    run: ({ ctx, body }) => restoreCampaign(ctx, body),
  }),
];
