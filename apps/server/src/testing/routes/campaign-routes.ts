import { paths } from '@replysmith/contract';
import { newCampaign } from '../rows/make-campaign.ts';
import type { RouteAccess } from './route-access.ts';

/** The routes of campaigns and of the outcomes of their emails, for the route matrix. */
export const campaignRoutes: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.campaignCategories}`]: {
    who: 'signed-in',
    call: { path: paths.campaignCategories },
  },
  [`GET ${paths.toneOptions}`]: { who: 'signed-in', call: { path: paths.toneOptions } },
  [`GET ${paths.wizardCampaigns}`]: { who: 'signed-in', call: { path: paths.wizardCampaigns } },
  [`POST ${paths.wizardCampaigns}`]: {
    who: 'signed-in',
    call: { path: paths.wizardCampaigns, body: newCampaign },
  },
  [`GET ${paths.wizardCampaigns}/:id`]: {
    who: 'owner',
    call: ({ campaign }) => ({ path: `${paths.wizardCampaigns}/${campaign}` }),
  },
  [`PATCH ${paths.wizardCampaigns}/:id`]: {
    who: 'owner',
    call: ({ campaign }) => ({
      method: 'PATCH',
      path: `${paths.wizardCampaigns}/${campaign}`,
      body: { industry: 'Outdoor', version: 1 },
    }),
  },
  [`DELETE ${paths.wizardCampaigns}/:id`]: {
    who: 'owner',
    call: ({ spareCampaign }) => ({
      method: 'DELETE',
      path: `${paths.wizardCampaigns}/${spareCampaign}`,
    }),
  },
  [`POST ${paths.duplicateCampaign}`]: {
    who: 'owner',
    call: ({ campaign: campaign_id }) => ({ path: paths.duplicateCampaign, body: { campaign_id } }),
  },
  [`POST ${paths.restoreCampaign}`]: {
    who: 'owner',
    call: ({ spareCampaign: campaign_id }) => ({
      path: paths.restoreCampaign,
      body: { campaign_id },
    }),
  },

  // A filter by somebody else's row matches nothing, as one by a row that does not exist; tested
  // with the sent emails.
  [`GET ${paths.sentEmails}`]: { who: 'signed-in', call: { path: paths.sentEmails } },
  [`GET ${paths.outcomeRates}`]: { who: 'signed-in', call: { path: paths.outcomeRates } },
  [`POST ${paths.sentEmails}`]: {
    who: 'owner',
    call: ({ answer: message_id }) => ({ path: paths.sentEmails, body: { message_id } }),
  },
  [`PATCH ${paths.sentEmails}/:id`]: {
    who: 'owner',
    call: ({ sentEmail }) => ({
      method: 'PATCH',
      path: `${paths.sentEmails}/${sentEmail}`,
      body: { status: 'replied' },
    }),
  },
  [`DELETE ${paths.sentEmails}/:id`]: {
    who: 'owner',
    call: ({ spareSentEmail }) => ({
      method: 'DELETE',
      path: `${paths.sentEmails}/${spareSentEmail}`,
    }),
  },
  [`POST ${paths.restoreSentEmail}`]: {
    who: 'owner',
    call: ({ spareSentEmail: sent_email_id }) => ({
      path: paths.restoreSentEmail,
      body: { sent_email_id },
    }),
  },

  [`POST ${paths.nearestTemplates}`]: {
    who: 'signed-in',
    call: {
      path: paths.nearestTemplates,
      body: { subject: 'Your checkout', body: 'Hi Tom, is your checkout slow?' },
    },
  },
};
