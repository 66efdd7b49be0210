import { OpenAPIHono } from '@hono/zod-openapi';
import { paths } from '@replysmith/contract';
import { authRoutes } from './modules/accounts/auth-routes.ts';
import { accountRoutes, unsubscribeOneClick } from './modules/accounts/routes.ts';
import { adminRoutes } from './modules/admin/routes.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { planRoutes } from './modules/billing/plan-routes.ts';
import { billingRoutes, sandboxRoutes, stripeWebhook } from './modules/billing/routes.ts';
import { getUserSubscription } from './modules/billing/usage.ts';
import { campaignRoutes } from './modules/campaigns/routes.ts';
import { answerRoutes } from './modules/chat/answer-routes.ts';
import { chatRoutes } from './modules/chat/routes.ts';
import { helpRoutes } from './modules/help/routes.ts';
import { mcpRouter } from './modules/mcp/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { sentEmailRoutes } from './modules/sent-emails/routes.ts';
import { bulkRoutes } from './modules/templates/bulk-routes.ts';
import { folderRoutes } from './modules/templates/folder-routes.ts';
import { libraryRoutes } from './modules/templates/library-routes.ts';
import { templateRoutes } from './modules/templates/routes.ts';
import { tipRoutes } from './modules/tips/routes.ts';
import { webhookRoutes } from './modules/webhooks/routes.ts';
import { getWorkflowExecution } from './modules/workflows/executions.ts';
import { workflowRoutes } from './modules/workflows/routes.ts';
import { cookiePrefix } from './platform/auth/sessions.ts';
import { AppError } from './platform/errors.ts';
import { answerError } from './platform/http/answer-error.ts';
import type { AppDeps, AppEnvironment } from './platform/http/api.ts';
import { checkBody } from './platform/http/body.ts';
import { refuseKeysInAddress, requireCaller } from './platform/http/callers.ts';
import { deadline } from './platform/http/deadline.ts';
import { health, metrics } from './platform/http/monitoring.ts';
import { isLoopback } from './platform/config/values.ts';
import { mailboxRouter } from './platform/http/mailbox.ts';
import { clientAddress, noStore, requestId, sameOrigin } from './platform/http/middleware.ts';
import { observeRequests } from './platform/http/observe.ts';
import { describeApi } from './platform/http/openapi/describe-api.ts';
import { realtimeRouter } from './platform/http/realtime.ts';
import { type Route, apiOf, routingPath } from './platform/http/route.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { serveSite } from './platform/http/serve-site.ts';

const areas = [paths.auth, paths.rest, paths.functions, paths.realtime];

/** Adds the group under which the API's description lists these routes. */
function about(subject: string, ...lists: readonly (readonly Route[])[]): Route[] {
  return lists.flat().map((route) => ({ ...route, subject }));
}

/** In the order in which somebody needs them who writes a program. */
const tags = Object.entries({
  Chat: 'Emails scored and rewritten, questions answered, recipients simulated; and their sessions.',
  Templates: 'Your templates with their folders and versions, and the library for everybody.',
  Campaigns: 'What an email is to do and for whom, from which it is written.',
  'Sent emails': 'Which emails you sent, to whom, and what came of them.',
  Webhooks: 'Addresses of yours that hear of what happens, and what was sent to them.',
  Analytics: 'What your optimizations won, by day, rule and area.',
  Tips: 'Advice from your own emails.',
  Workflows: 'Rules that act on templates by themselves.',
  Search: 'One search over everything of yours.',
  Help: 'Questions about the product, answered from its help pages.',
  Billing: 'Plans, what you have used of yours, and paying.',
  Accounts: 'Signing up, signing in, the profile, and everything that is kept of a person.',
  Admin: 'For admins: who is here and how the server is. For everybody else these do not exist.',
}).map(([name, description]) => ({ name, description }));

const routes: readonly Route[] = [
  about('Accounts', accountRoutes, authRoutes),
  about('Admin', adminRoutes),
  about('Analytics', analyticsRoutes),
  about('Billing', billingRoutes, planRoutes),
  about('Campaigns', campaignRoutes),
  about('Chat', answerRoutes, chatRoutes),
  about('Help', helpRoutes),
  about('Search', searchRoutes),
  about('Sent emails', sentEmailRoutes),
  about('Templates', bulkRoutes, folderRoutes, libraryRoutes, templateRoutes),
  about('Tips', tipRoutes),
  about('Webhooks', webhookRoutes),
  about('Workflows', workflowRoutes),
].flat();

/** The whole server as a function from request to response. It opens and starts nothing. */
export function createApp(deps: AppDeps) {
  const { services, auth, publicUrl } = deps;
  const app = new OpenAPIHono<AppEnvironment>();
  const here = services.sandbox ? [...routes, ...about('Billing', sandboxRoutes)] : routes;
  app.onError(answerError(services.log));
  app.notFound(() => {
    throw new AppError('not_found');
  });

  app.use(clientAddress(deps.trustedProxies));
  app.use(observeRequests({ log: services.log, logsRequests: deps.logsRequests }), requestId);
  app.use(securityHeaders(publicUrl));
  for (const area of areas) app.use(`${area}/*`, noStore, refuseKeysInAddress);
  for (const route of here) {
    app.on(route.method, routingPath(route), deadline(route.longest));
  }
  if (services.readBillingEvent) app.route('/', stripeWebhook(services));
  app.route('/', unsubscribeOneClick(services));
  app.route('/', mcpRouter(deps));
  app.use(sameOrigin(publicUrl), checkBody);

  app.route('/', health(deps));
  app.route('/', metrics(deps.metricsAllow));
  app.route('/', apiOf(here, deps));
  app.route('/', realtimeRouter(deps, { getUserSubscription, getWorkflowExecution }));
  if (deps.mailbox && isLoopback(publicUrl)) app.route('/', mailboxRouter(deps.mailbox));
  let description: Promise<string> | undefined;
  app.get(paths.openApi, async (c) => {
    description ??= describeApi({
      ...{ routes: here, tags, publicUrl },
      sessionCookie: `${cookiePrefix(publicUrl)}.session_token`,
    });
    return c.body(await description, 200, { 'content-type': 'application/json' });
  });
  app.all(`${paths.auth}/*`, () => {
    throw new AppError('not_found');
  });
  for (const area of [paths.rest, paths.functions, paths.realtime]) {
    app.all(`${area}/*`, deadline(), requireCaller(auth), () => {
      throw new AppError('not_found');
    });
  }
  app.route('/', serveSite(deps.site));
  return app;
}
