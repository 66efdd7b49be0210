import { planId } from '../plan-id.ts';
import type { TestApp } from '../running/test-app.ts';
import type { Recorder } from './recorder.ts';

type Caller = { readonly cookie: string };
type Row = { readonly id: string };
type Reply = {
  readonly session: Row;
  readonly messages: readonly [Row, Row];
};

const email = `Subject: Your returns desk

Hi Nora,

I hope this email finds you well. Your shop takes returns by post only. We built a scanner with two buttons for the returns desk, and nine shops in Bristol use it.

Would Tuesday at ten suit you for a short call?

Ada`;

/** A session with its three kinds of message, and what may be done with it. */
export async function recordChat({ call, ask }: Recorder, as: Caller): Promise<Reply> {
  const request = { content: email, session_id: null, message_type: 'email_optimization' };
  const reply = await ask<Reply>('optimizeEmail', { as, request });
  const session_id = reply.session.id;
  const stream = 'text/event-stream';
  const question = { content: 'How long should a cold email be?', message_type: 'conversation' };
  await call('optimizeEmail', { as, accept: stream, request: { ...question, session_id } });
  const { items } = await ask<{ items: (Row & { message_type: string })[] }>('listAiRequests', {
    as,
    parameters: { session_id, limit: '2' },
  });
  // Both were made at the same moment, so either may be listed first.
  const id = items.find((one) => one.message_type === request.message_type)?.id ?? '';
  await call('getAnswer', { as, parameters: { id } });
  await call('getAnswer', { as, accept: stream, parameters: { id } });
  await call('stopAnswer', { as, request: { request_id: id } });
  await call('listChatMessages', { as, parameters: { session_id } });
  const answer = { id: reply.messages[1].id };
  const choices = { subject: 'Returns by post' };
  await call('updateChatMessage', { as, parameters: answer, request: { choices } });
  await call('listChatSessions', { as, parameters: { state: 'active', limit: '2' } });
  await call('getChatSession', { as, parameters: { id: session_id } });
  const renamed = { session_name: 'Returns desks' };
  await call('updateChatSession', { as, parameters: { id: session_id }, request: renamed });
  return reply;
}

export async function recordDeletedChat({ call }: Recorder, as: Caller, { session }: Reply) {
  const request = { session_id: session.id };
  await call('deleteChatSession', { as, parameters: { id: session.id } });
  await call('restoreChatSession', { as, request });
  await call('deleteChatSession', { as, parameters: { id: session.id } });
  await call('purgeChatSession', { as, request });
}

export async function recordSentEmails({ call, ask }: Recorder, as: Caller, reply: Reply) {
  const message_id = reply.messages[1].id;
  const { id } = await ask<Row>('createSentEmail', {
    as,
    request: { message_id, recipient: 'Nora Field' },
  });
  await call('updateSentEmail', { as, parameters: { id }, request: { status: 'replied' } });
  await call('listSentEmails', { as, parameters: { status: 'replied', limit: '2' } });
  await call('getOutcomeRates', { as, parameters: { message_id } });
  await call('deleteSentEmail', { as, parameters: { id } });
  await call('restoreSentEmail', { as, request: { sent_email_id: id } });
}

export async function recordAnalytics({ call }: Recorder, as: Caller) {
  const parameters = { time_zone: 'Europe/Berlin' };
  await call('getDashboardStats', { as, parameters });
  await call('getAnalyticsSummary', { as, parameters });
  await call('listOptimizationAnalytics', { as, parameters: { ...parameters, limit: '2' } });
  const request = { metric_name: 'largest_contentful_paint', metric_value: 1240 };
  await call('reportEvent', { as, request });
  await call('sendWeeklyReport', { as, request: {} });
}

export async function recordCampaigns({ call, ask }: Recorder, as: Caller) {
  await call('listToneOptions', { as });
  const categories = await ask<{ items: Row[] }>('listCampaignCategories', { as });
  const request = {
    template_name: 'Returns desks in Bristol',
    category_id: categories.items[0]?.id,
    target_audience: 'Owners of outdoor shops',
    pain_points: ['Returns by post only'],
    call_to_action: 'A short call on Tuesday',
  };
  const made = await ask<Row & { version: number }>('createWizardCampaign', { as, request });
  const parameters = { id: made.id };
  await call('getWizardCampaign', { as, parameters });
  const changes = { industry: 'Retail', version: made.version };
  await call('updateWizardCampaign', { as, parameters, request: changes });
  await call('listWizardCampaigns', { as, parameters: { state: 'saved' } });
  await call('duplicateCampaign', { as, request: { campaign_id: made.id } });
  await call('deleteWizardCampaign', { as, parameters });
  await call('restoreCampaign', { as, request: { campaign_id: made.id } });
}

export async function recordHelp({ call }: Recorder, as: Caller) {
  await call('askHelp', { as, request: { message: 'How do I save a template?' } });
  await call('listHelpMessages', { as });
  await call('deleteHelpMessages', { as });
  await call('find', { as, parameters: { search: 'returns' } });
  const { items } = await (async () => {
    const response = await call('refreshUserTips', { as, request: { limit: 2 } });
    return (await response.json()) as { items: Row[] };
  })();
  await call('listUserTips', { as, parameters: { status: 'active', limit: '2' } });
  const tip = { id: items[0]?.id ?? '' };
  await call('updateUserTip', { as, parameters: tip, request: { status: 'dismissed' } });
}

export async function recordBilling(test: TestApp, { call, ask }: Recorder, as: Caller) {
  await call('listPricingPlans');
  await call('listPlanFeatures');
  await call('getUserSubscription', { as });
  await call('getDailyResetStatus', { as });
  await call('dismissUpgrade', { as, request: {} });
  const { everything } = test.database;
  const request = { planId: await planId(everything, 'Pro') };
  const { url } = await ask<{ url: string }>('createCheckoutSession', { as, request });
  const id = url.split('/').at(-1) ?? '';
  await call('getSandboxCheckout', { as, parameters: { id } });
  await call('paySandboxCheckout', { as, parameters: { id }, request: { outcome: 'pay' } });
  await call('confirmCheckout', { as, request: { session_id: id } });
  await call('getSandboxSubscription', { as });
  await call('createPortalSession', { as, request: {} });
  await call('getAdvancedAnalytics', { as, parameters: { time_zone: 'Europe/Berlin' } });
  await call('changeSandboxSubscription', { as, request: { change: 'cancel' } });
}
