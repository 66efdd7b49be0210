import { OpenAPIHono } from '@hono/zod-openapi';
import { paths } from '@replysmith/contract';
import { authDoor } from './http/auth/auth-door.ts';
import { deleteAccountDoor } from './http/auth/delete-account-door.ts';
import { sessionsDoor } from './http/auth/sessions-door.ts';
import type { AppDeps, AppEnvironment } from './http/environment.ts';
import { answerError } from './http/errors/answer-error.ts';
import { checkoutFunctions } from './http/functions/billing/checkout.ts';
import { sandboxFunctions } from './http/functions/billing/sandbox.ts';
import { subscriptionFunctions } from './http/functions/billing/subscription.ts';
import { duplicateCampaignFunction } from './http/functions/duplicate-campaign.ts';
import { exportAccountFunction } from './http/functions/export-account.ts';
import { helpChatbotFunction } from './http/functions/help-chatbot.ts';
import { manualDailyReset } from './http/functions/manual-daily-reset.ts';
import { nearestTemplatesFunction } from './http/functions/nearest-templates.ts';
import { optimizeEmailFunction } from './http/functions/optimize-email.ts';
import { previewWorkflowFunction } from './http/functions/preview-workflow.ts';
import { purgeChatSessionFunction } from './http/functions/purge-chat-session.ts';
import { restoreChatSessionFunction } from './http/functions/restore-chat-session.ts';
import { restoreCampaignFunction } from './http/functions/restore-campaign.ts';
import { restoreSentEmailFunction } from './http/functions/restore-sent-email.ts';
import { restoreWorkflowFunction } from './http/functions/restore-workflow.ts';
import { runWorkflowFunction } from './http/functions/run-workflow.ts';
import { sendWeeklyReportFunction } from './http/functions/send-weekly-report.ts';
import { setUserRoleFunction } from './http/functions/set-user-role.ts';
import { stopAnswerFunction } from './http/functions/stop-answer.ts';
import { exportTemplatesFunction } from './http/functions/templates/export-templates.ts';
import { importTemplatesFunction } from './http/functions/templates/import-templates.ts';
import { changeTemplatesFunction } from './http/functions/templates/change-templates.ts';
import { cloneTemplateFunction } from './http/functions/templates/clone-template.ts';
import { fileTemplateFunction } from './http/functions/templates/file-template.ts';
import { putBackTemplatesFunction } from './http/functions/templates/put-back-templates.ts';
import { restoreTemplateVersionFunction } from './http/functions/templates/restore-template-version.ts';
import { useTemplateFunction } from './http/functions/templates/use-template.ts';
import { unsubscribeFunction } from './http/functions/unsubscribe.ts';
import { health } from './http/health/health.ts';
import { mailboxDoor } from './http/mailbox/mailbox-door.ts';
import { isLoopback } from './http/loopback.ts';
import { bodyLimit } from './http/middleware/body-limit.ts';
import { clientAddress } from './http/middleware/client-address.ts';
import { deadline } from './http/middleware/deadline.ts';
import { limitBillingCalls } from './http/middleware/limit-billing-calls.ts';
import { formLimit } from './http/middleware/form-limit.ts';
import { noStore } from './http/middleware/no-store.ts';
import { requestId } from './http/middleware/request-id.ts';
import { requireAdmin } from './http/middleware/require-admin.ts';
import { requireJson } from './http/middleware/require-json.ts';
import { requireUtf8 } from './http/middleware/require-utf8.ts';
import { sameOrigin } from './http/middleware/same-origin.ts';
import {
  likenessLimit,
  postedSearchLimit,
  searchLimit,
  sessionSearch,
  suggestion,
  templateSearch,
} from './http/middleware/search-limit.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { requireSession } from './http/middleware/session.ts';
import { realtimeDoor } from './http/realtime/realtime-door.ts';
import { advancedAnalytics } from './http/resources/analytics/advanced-analytics.ts';
import { adminOverview } from './http/resources/admin-overview.ts';
import { adminUsers } from './http/resources/admin-users.ts';
import { aiRequests } from './http/resources/ai-requests.ts';
import { analyticsSummary } from './http/resources/analytics/analytics-summary.ts';
import { campaignCategories } from './http/resources/campaign-categories.ts';
import { chatMessages } from './http/resources/chat-messages.ts';
import { chatSessions } from './http/resources/chat-sessions.ts';
import { dailyResetStatus } from './http/resources/plans/daily-reset-status.ts';
import { dashboardStats } from './http/resources/analytics/dashboard-stats.ts';
import { optimizationAnalytics } from './http/resources/analytics/optimization-analytics.ts';
import { find } from './http/resources/find.ts';
import { helpMessages } from './http/resources/help-messages.ts';
import { outcomeRates } from './http/resources/analytics/outcome-rates.ts';
import { emailTemplateList } from './http/resources/templates/email-template-list.ts';
import { emailTemplates } from './http/resources/templates/email-templates.ts';
import { libraryTemplates } from './http/resources/templates/library-templates.ts';
import { planFeatures } from './http/resources/plans/plan-features.ts';
import { pricingPlans } from './http/resources/plans/pricing-plans.ts';
import { profiles } from './http/resources/profiles.ts';
import { sentEmails } from './http/resources/sent-emails.ts';
import { savedFromLibrary } from './http/resources/templates/saved-from-library.ts';
import { templateFolders } from './http/resources/templates/template-folders.ts';
import { templateVersions } from './http/resources/templates/template-versions.ts';
import { toneOptions } from './http/resources/tone-options.ts';
import { userAnalytics } from './http/resources/analytics/user-analytics.ts';
import { userSubscriptions } from './http/resources/plans/user-subscriptions.ts';
import { userTips } from './http/resources/user-tips.ts';
import { wizardCampaigns } from './http/resources/wizard-campaigns.ts';
import { workflowExecutions } from './http/resources/workflows/workflow-executions.ts';
import { workflowInsights } from './http/resources/analytics/workflow-insights.ts';
import { workflowRules } from './http/resources/workflows/workflow-rules.ts';
import { stripeWebhook } from './http/webhooks/stripe-webhook.ts';
import { unsubscribeOneClick } from './http/webhooks/unsubscribe-one-click.ts';
import { serveSite } from './http/site/serve-site.ts';
import { AppError } from './services/errors.ts';

const areas = [paths.auth, paths.rest, paths.functions, paths.realtime];
/** Milliseconds: they ask a payment provider more than once, or change or score many rows. */
const slowest = new Map<string, number>(
  [
    paths.createCheckoutSession,
    paths.createPortalSession,
    paths.confirmCheckout,
    paths.manualDailyReset,
    paths.changeTemplates,
    paths.importTemplates,
    paths.runWorkflow,
  ].map((path) => [path, 15_000]),
);

function longestOf(path: string): number | undefined {
  // As long as a model does.
  if (path === paths.optimizeEmail || path.startsWith(`${paths.optimizeEmail}/`)) return Infinity;
  // A model may be asked.
  if (path === paths.helpChatbot) return 95_000;
  // Its templates are taken out before a folder is deleted.
  if (path.startsWith(`${paths.templateFolders}/`)) return 15_000;
  return slowest.get(path);
}

const openResources = new Set<string>([
  paths.pricingPlans,
  paths.planFeatures,
  paths.libraryTemplates,
  paths.userAnalytics,
  paths.unsubscribe,
]);
const forAdmins = [
  paths.adminUsers,
  paths.adminOverview,
  paths.manualDailyReset,
  paths.setUserRole,
];

/** The whole server as a function from request to answer. Opens and starts nothing. */
export function createApp(deps: AppDeps) {
  const { services, auth, publicUrl } = deps;
  const app = new OpenAPIHono<AppEnvironment>();
  app.onError(answerError(services.log));
  app.notFound(() => {
    throw new AppError('not_found');
  });

  app.use(requestId, clientAddress(deps.trustedProxies), securityHeaders(publicUrl));
  for (const area of areas) app.use(`${area}/*`, noStore, deadline(longestOf));
  if (services.readBillingEvent) app.route('/', stripeWebhook(services));
  app.route('/', unsubscribeOneClick(services));
  app.use(sameOrigin(publicUrl), requireJson, bodyLimit, requireUtf8);
  for (const area of [paths.rest, paths.functions, paths.realtime]) {
    app.use(`${area}/*`, requireSession(auth, openResources));
  }
  for (const path of forAdmins) app.use(path, requireAdmin);
  app.use(paths.createCheckoutSession, formLimit(auth, 'checkout'));
  app.use(paths.createPortalSession, formLimit(auth, 'portal'));
  app.use(paths.exportAccount, formLimit(auth, 'exportAccount'));
  app.use(paths.sendWeeklyReport, formLimit(auth, 'weeklyReport'));
  app.use(paths.confirmCheckout, limitBillingCalls(auth));
  app.use(paths.chatSessions, searchLimit(auth, sessionSearch));
  app.use(paths.emailTemplates, searchLimit(auth, templateSearch));
  app.use(paths.templateSuggestions, searchLimit(auth, suggestion));
  app.use(paths.find, searchLimit(auth, suggestion));
  for (const path of [paths.nearestTemplates, paths.fileTemplate]) {
    app.use(path, likenessLimit(auth));
  }
  for (const path of [paths.changeTemplates, paths.exportTemplates]) {
    app.use(path, postedSearchLimit(auth));
  }

  app.route('/', health(deps));
  app.route('/', authDoor(auth, publicUrl));
  app.route('/', sessionsDoor(auth));
  app.route('/', deleteAccountDoor(auth, services, publicUrl));
  app.route('/', exportAccountFunction(auth, services));
  app.route('/', chatSessions(services));
  app.route('/', restoreChatSessionFunction(services));
  app.route('/', purgeChatSessionFunction(services));
  app.route('/', chatMessages(services));
  app.route('/', profiles(services));
  app.route('/', sendWeeklyReportFunction(services));
  app.route('/', unsubscribeFunction(services));
  app.route('/', userSubscriptions(services));
  app.route('/', userTips(services));
  app.route('/', userAnalytics(auth, services));
  app.route('/', emailTemplates(services));
  app.route('/', emailTemplateList(services));
  app.route('/', templateFolders(services));
  app.route('/', templateVersions(services));
  app.route('/', changeTemplatesFunction(services));
  app.route('/', putBackTemplatesFunction(services));
  app.route('/', useTemplateFunction(services));
  app.route('/', cloneTemplateFunction(services));
  app.route('/', fileTemplateFunction(services));
  app.route('/', restoreTemplateVersionFunction(services));
  app.route('/', libraryTemplates());
  app.route('/', savedFromLibrary(services));
  app.route('/', campaignCategories(services));
  app.route('/', toneOptions(services));
  app.route('/', wizardCampaigns(services));
  app.route('/', duplicateCampaignFunction(services));
  app.route('/', restoreCampaignFunction(services));
  app.route('/', restoreSentEmailFunction(services));
  app.route('/', sentEmails(services));
  app.route('/', find(services));
  app.route('/', outcomeRates(services));
  app.route('/', dashboardStats(services));
  app.route('/', analyticsSummary(services));
  app.route('/', optimizationAnalytics(services));
  app.route('/', advancedAnalytics(services));
  app.route('/', nearestTemplatesFunction(services));
  app.route('/', pricingPlans(services));
  app.route('/', planFeatures(services));
  app.route('/', aiRequests(services));
  app.route('/', optimizeEmailFunction(services));
  app.route('/', stopAnswerFunction(services));
  app.route('/', helpChatbotFunction(services));
  app.route('/', helpMessages(services));
  app.route('/', checkoutFunctions(services));
  app.route('/', subscriptionFunctions(services));
  if (services.sandbox) app.route('/', sandboxFunctions(services));
  app.route('/', workflowRules(services));
  app.route('/', workflowExecutions(services));
  app.route('/', workflowInsights(services));
  app.route('/', previewWorkflowFunction(services));
  app.route('/', runWorkflowFunction(services));
  app.route('/', restoreWorkflowFunction(services));
  app.route('/', importTemplatesFunction(services));
  app.route('/', exportTemplatesFunction(services));
  app.route('/', dailyResetStatus(services));
  app.route('/', manualDailyReset(services));
  app.route('/', adminUsers(services));
  app.route('/', adminOverview(services));
  app.route('/', setUserRoleFunction(services));
  app.route('/', realtimeDoor(deps));
  if (deps.mailbox && isLoopback(publicUrl)) app.route('/', mailboxDoor(deps.mailbox));
  app.doc31(paths.openApi, { openapi: '3.1.0', info: { title: 'Replysmith', version: '1' } });
  for (const area of areas) {
    app.all(`${area}/*`, () => {
      throw new AppError('not_found');
    });
  }
  app.route('/', serveSite(deps.site));
  return app;
}
