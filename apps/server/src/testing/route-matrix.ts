import { paths } from '@replysmith/contract';
import { newTemplate } from './templates-of.ts';

export type RouteAccess =
  /** Anyone may call it. */
  | { readonly who: 'anyone'; readonly call?: Call }
  /** Answers with the caller's own things; names no row. */
  | { readonly who: 'signed-in'; readonly call: Call }
  /** To everybody else who is signed in it is a path that does not exist. */
  | { readonly who: 'admin'; readonly call: Call }
  /** Names a row: its owner gets it, anyone else is told that it does not exist. */
  | { readonly who: 'owner'; readonly call: (row: Rows) => Call };

export type Call = {
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** GET without a body and POST with one, unless it says otherwise. */
  readonly method?: string;
};

/** What a person owns, by kind; `missing` for what nobody owns. */
export type Rows = {
  readonly profile: string;
  readonly session: string;
  readonly request: string;
  readonly checkout: string;
  readonly template: string;
  /** One to be deleted. */
  readonly spareTemplate: string;
  readonly folder: string;
  readonly spareFolder: string;
  readonly workflow: string;
  /** One to be deleted. */
  readonly spareWorkflow: string;
};

export const missing: Rows = {
  profile: '00000000-0000-4000-8000-000000000000',
  session: '00000000-0000-4000-8000-000000000000',
  request: '00000000-0000-4000-8000-000000000000',
  checkout: '00000000-0000-4000-8000-000000000000',
  template: '00000000-0000-4000-8000-000000000000',
  spareTemplate: '00000000-0000-4000-8000-000000000000',
  folder: '00000000-0000-4000-8000-000000000000',
  spareFolder: '00000000-0000-4000-8000-000000000000',
  workflow: '00000000-0000-4000-8000-000000000000',
  spareWorkflow: '00000000-0000-4000-8000-000000000000',
};

const anyone = { who: 'anyone' } as const;

const optimize = (session_id: string | null): Call => ({
  path: paths.optimizeEmail,
  body: {
    content: 'Hi Tom, is your stock counted by hand?',
    session_id,
    message_type: 'email_optimization',
  },
});

const archiveEverything = {
  name: 'Put away',
  trigger: { type: 'schedule' },
  actions: [{ type: 'archive' }],
};

/** Every route of the app. One that is not listed here fails the access test. */
export const routeMatrix: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.health}`]: anyone,
  [`GET ${paths.ready}`]: anyone,
  [`GET ${paths.openApi}`]: anyone,
  [`GET ${paths.pricingPlans}`]: { who: 'anyone', call: { path: paths.pricingPlans } },
  [`GET ${paths.planFeatures}`]: { who: 'anyone', call: { path: paths.planFeatures } },
  [`GET ${paths.libraryTemplates}`]: { who: 'anyone', call: { path: paths.libraryTemplates } },
  // Whoever signs it.
  [`POST ${paths.stripeWebhook}`]: anyone,
  // The local mailbox: guarded by the address of the caller, and absent in production.
  [`GET ${paths.mailbox}`]: anyone,
  [`GET ${paths.mailbox}/:id`]: anyone,
  'GET /*': anyone,

  // Accounts: what each needs is Better Auth's business, tested with the accounts.
  [`POST ${paths.accounts.signUp}`]: anyone,
  [`POST ${paths.accounts.signIn}`]: anyone,
  [`POST ${paths.accounts.signOut}`]: anyone,
  [`GET ${paths.accounts.session}`]: anyone,
  [`POST ${paths.accounts.verifyEmail}`]: anyone,
  [`POST ${paths.accounts.sendVerification}`]: anyone,
  [`POST ${paths.accounts.requestReset}`]: anyone,
  [`POST ${paths.accounts.resetPassword}`]: anyone,
  [`POST ${paths.accounts.changePassword}`]: { who: 'signed-in', call: changePassword() },

  [`POST ${paths.accounts.enableTwoFactor}`]: withPassword(paths.accounts.enableTwoFactor),
  [`POST ${paths.accounts.disableTwoFactor}`]: withPassword(paths.accounts.disableTwoFactor),
  [`POST ${paths.accounts.newRecoveryCodes}`]: withPassword(paths.accounts.newRecoveryCodes),
  [`POST ${paths.accounts.verifyTotp}`]: {
    who: 'signed-in',
    call: { path: paths.accounts.verifyTotp, body: { code: '000000' } },
  },
  [`POST ${paths.accounts.verifyRecoveryCode}`]: {
    who: 'signed-in',
    call: { path: paths.accounts.verifyRecoveryCode, body: { code: 'unknown' } },
  },
  [`GET ${paths.accounts.sessions}`]: { who: 'signed-in', call: { path: paths.accounts.sessions } },
  // Somebody else's session is tested with the sessions: ending one's own would end this test.
  [`POST ${paths.accounts.endSession}`]: {
    who: 'signed-in',
    call: { path: paths.accounts.endSession, body: { session_id: missing.session } },
  },
  [`POST ${paths.accounts.endOtherSessions}`]: {
    who: 'signed-in',
    call: { path: paths.accounts.endOtherSessions, body: {} },
  },
  [`POST ${paths.accounts.deleteAccount}`]: {
    who: 'signed-in',
    call: {
      path: paths.accounts.deleteAccount,
      body: { password: 'unknown', confirmation: 'nobody@example.com' },
    },
  },
  [`POST ${paths.exportAccount}`]: withPassword(paths.exportAccount),

  [`GET ${paths.chatSessions}`]: { who: 'signed-in', call: { path: paths.chatSessions } },
  [`GET ${paths.userSubscriptions}`]: { who: 'signed-in', call: { path: paths.userSubscriptions } },
  [`GET ${paths.chatSessions}/:id`]: {
    who: 'owner',
    call: ({ session }) => ({ path: `${paths.chatSessions}/${session}` }),
  },
  [`GET ${paths.chatMessages}`]: {
    who: 'owner',
    call: ({ session }) => ({ path: `${paths.chatMessages}?session_id=${session}` }),
  },
  [`GET ${paths.profiles}/:id`]: {
    who: 'owner',
    call: ({ profile }) => ({ path: `${paths.profiles}/${profile}` }),
  },
  [`PATCH ${paths.profiles}/:id`]: {
    who: 'owner',
    call: ({ profile }) => ({
      method: 'PATCH',
      path: `${paths.profiles}/${profile}`,
      body: { theme_preference: 'dark' },
    }),
  },
  [`POST ${paths.emailTemplates}`]: {
    who: 'signed-in',
    call: { path: paths.emailTemplates, body: newTemplate },
  },
  [`GET ${paths.emailTemplates}/:id`]: {
    who: 'owner',
    call: ({ template }) => ({ path: `${paths.emailTemplates}/${template}` }),
  },
  [`PATCH ${paths.emailTemplates}/:id`]: {
    who: 'owner',
    call: ({ template }) => ({
      method: 'PATCH',
      path: `${paths.emailTemplates}/${template}`,
      body: { is_favorite: true },
    }),
  },
  [`DELETE ${paths.emailTemplates}/:id`]: {
    who: 'owner',
    call: ({ spareTemplate }) => ({
      method: 'DELETE',
      path: `${paths.emailTemplates}/${spareTemplate}`,
    }),
  },
  [`GET ${paths.savedFromLibrary}`]: { who: 'signed-in', call: { path: paths.savedFromLibrary } },
  [`GET ${paths.emailTemplates}`]: { who: 'signed-in', call: { path: paths.emailTemplates } },
  [`GET ${paths.templateFacets}`]: { who: 'signed-in', call: { path: paths.templateFacets } },
  [`GET ${paths.templateSuggestions}`]: {
    who: 'signed-in',
    call: { path: `${paths.templateSuggestions}?search=ab` },
  },
  [`GET ${paths.templateFolders}`]: { who: 'signed-in', call: { path: paths.templateFolders } },
  [`POST ${paths.templateFolders}`]: {
    who: 'signed-in',
    call: { path: paths.templateFolders, body: { name: 'Shops' } },
  },
  [`PATCH ${paths.templateFolders}/:id`]: {
    who: 'owner',
    call: ({ folder }) => ({
      method: 'PATCH',
      path: `${paths.templateFolders}/${folder}`,
      body: { color: '#0F766E' },
    }),
  },
  [`DELETE ${paths.templateFolders}/:id`]: {
    who: 'owner',
    call: ({ spareFolder }) => ({
      method: 'DELETE',
      path: `${paths.templateFolders}/${spareFolder}`,
    }),
  },
  [`GET ${paths.templateVersions}`]: {
    who: 'owner',
    call: ({ template }) => ({ path: `${paths.templateVersions}?template_id=${template}` }),
  },
  [`POST ${paths.restoreTemplateVersion}`]: {
    who: 'owner',
    call: ({ template: template_id }) => ({
      path: paths.restoreTemplateVersion,
      body: { template_id, version: 1, latest: 2 },
    }),
  },
  [`POST ${paths.useTemplate}`]: {
    who: 'owner',
    call: ({ template: template_id }) => ({ path: paths.useTemplate, body: { template_id } }),
  },
  [`POST ${paths.cloneTemplate}`]: {
    who: 'owner',
    call: ({ template: template_id }) => ({ path: paths.cloneTemplate, body: { template_id } }),
  },
  // Of what is not theirs they are told by id, as of what does not exist: tested with the changes.
  [`POST ${paths.changeTemplates}`]: {
    who: 'signed-in',
    call: {
      path: paths.changeTemplates,
      body: { change: { type: 'archive' }, of: { ids: [missing.template] } },
    },
  },
  [`POST ${paths.putBackTemplates}`]: {
    who: 'signed-in',
    call: {
      path: paths.putBackTemplates,
      body: { items: [{ id: missing.template, folder_id: null, tags: [], is_favorite: false }] },
    },
  },
  [`GET ${paths.aiRequests}`]: {
    who: 'owner',
    call: ({ session }) => ({ path: `${paths.aiRequests}?session_id=${session}` }),
  },
  // Without a wish to upgrade there is nothing here, for anybody who is signed in.
  [`GET ${paths.realtime}`]: { who: 'signed-in', call: { path: paths.realtime } },
  [`GET ${paths.dailyResetStatus}`]: { who: 'signed-in', call: { path: paths.dailyResetStatus } },
  [`POST ${paths.manualDailyReset}`]: {
    who: 'admin',
    call: { path: paths.manualDailyReset, body: {} },
  },
  [`GET ${paths.adminUsers}`]: { who: 'admin', call: { path: paths.adminUsers } },
  [`GET ${paths.adminOverview}`]: { who: 'admin', call: { path: paths.adminOverview } },
  [`POST ${paths.setUserRole}`]: {
    who: 'admin',
    call: { path: paths.setUserRole, body: { user_id: missing.profile, role: 'user' } },
  },
  [`POST ${paths.optimizeEmail}`]: { who: 'owner', call: ({ session }) => optimize(session) },
  [`GET ${paths.optimizeEmail}/:id`]: {
    who: 'owner',
    call: ({ request }) => ({ path: `${paths.optimizeEmail}/${request}` }),
  },
  [`POST ${paths.stopAnswer}`]: {
    who: 'owner',
    call: ({ request }) => ({ path: paths.stopAnswer, body: { request_id: request } }),
  },

  [`POST ${paths.importTemplates}`]: {
    who: 'signed-in',
    call: { path: paths.importTemplates, body: { rows: [{}] } },
  },
  [`POST ${paths.exportTemplates}`]: {
    who: 'signed-in',
    call: { path: paths.exportTemplates, body: { format: 'json', of: { filter: {} } } },
  },

  [`POST ${paths.createCheckoutSession}`]: {
    who: 'signed-in',
    call: { path: paths.createCheckoutSession, body: { planId: missing.request } },
  },
  [`POST ${paths.confirmCheckout}`]: {
    who: 'owner',
    call: ({ checkout }) => ({ path: paths.confirmCheckout, body: { session_id: checkout } }),
  },
  [`POST ${paths.createPortalSession}`]: {
    who: 'signed-in',
    call: { path: paths.createPortalSession, body: {} },
  },
  [`POST ${paths.dismissUpgrade}`]: {
    who: 'signed-in',
    call: { path: paths.dismissUpgrade, body: {} },
  },
  [`GET ${paths.sandboxCheckouts}/:id`]: {
    who: 'owner',
    call: ({ checkout }) => ({ path: `${paths.sandboxCheckouts}/${checkout}` }),
  },
  [`POST ${paths.sandboxCheckouts}/:id/payment`]: {
    who: 'owner',
    call: ({ checkout }) => ({
      path: `${paths.sandboxCheckouts}/${checkout}/payment`,
      body: { outcome: 'pay' },
    }),
  },
  [`GET ${paths.workflowRules}`]: { who: 'signed-in', call: { path: paths.workflowRules } },
  [`POST ${paths.workflowRules}`]: {
    who: 'signed-in',
    call: { path: paths.workflowRules, body: archiveEverything },
  },
  [`PATCH ${paths.workflowRules}/:id`]: {
    who: 'owner',
    call: ({ workflow }) => ({
      method: 'PATCH',
      path: `${paths.workflowRules}/${workflow}`,
      body: { name: 'Star the best' },
    }),
  },
  [`DELETE ${paths.workflowRules}/:id`]: {
    who: 'owner',
    call: ({ spareWorkflow }) => ({
      method: 'DELETE',
      path: `${paths.workflowRules}/${spareWorkflow}`,
    }),
  },
  [`POST ${paths.previewWorkflow}`]: {
    who: 'signed-in',
    call: { path: paths.previewWorkflow, body: archiveEverything },
  },
  [`POST ${paths.runWorkflow}`]: {
    who: 'owner',
    call: ({ workflow }) => ({ path: paths.runWorkflow, body: { rule_id: workflow } }),
  },
  [`POST ${paths.restoreWorkflow}`]: {
    who: 'owner',
    call: ({ spareWorkflow }) => ({
      path: paths.restoreWorkflow,
      body: { rule_id: spareWorkflow },
    }),
  },
  [`GET ${paths.workflowExecutions}`]: {
    who: 'signed-in',
    call: { path: paths.workflowExecutions },
  },
  [`GET ${paths.workflowInsights}`]: { who: 'signed-in', call: { path: paths.workflowInsights } },

  [`GET ${paths.sandboxSubscription}`]: {
    who: 'signed-in',
    call: { path: paths.sandboxSubscription },
  },
  [`POST ${paths.sandboxSubscription}`]: {
    who: 'signed-in',
    call: { path: paths.sandboxSubscription, body: { change: 'cancel' } },
  },
};

function withPassword(path: string): RouteAccess {
  return { who: 'signed-in', call: { path, body: { password: 'unknown' } } };
}

function changePassword(): Call {
  return {
    path: paths.accounts.changePassword,
    body: { currentPassword: 'unknown', newPassword: 'Sturdy-Pen-42' },
  };
}
