import { paths } from '@replysmith/contract';
import { campaignRoutes } from './campaign-routes.ts';
import { chatSessionRoutes } from './chat-session-routes.ts';
import { insightRoutes } from './insight-routes.ts';
import { missing, type Call, type RouteAccess } from './route-access.ts';
import { templateRoutes } from './template-routes.ts';
import { tipRoutes } from './tip-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

const anyone = { who: 'anyone' } as const;

const optimize = (session_id: string | null): Call => ({
  path: paths.optimizeEmail,
  body: {
    content: 'Hi Tom, is your stock counted by hand?',
    session_id,
    message_type: 'email_optimization',
  },
});

/** Every route of the app. A route that is missing here fails the access test. */
export const routeMatrix: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.health}`]: anyone,
  [`GET ${paths.ready}`]: anyone,
  [`GET ${paths.openApi}`]: anyone,
  [`GET ${paths.metrics}`]: anyone,
  // Asks for an access key itself, which no session replaces.
  [`POST ${paths.mcp}`]: anyone,
  [`GET ${paths.pricingPlans}`]: { who: 'anyone', call: { path: paths.pricingPlans } },
  [`GET ${paths.planFeatures}`]: { who: 'anyone', call: { path: paths.planFeatures } },
  [`GET ${paths.libraryTemplates}`]: { who: 'anyone', call: { path: paths.libraryTemplates } },
  // For anybody with the token of a mail.
  [`POST ${paths.unsubscribe}`]: anyone,
  [`GET ${paths.unsubscribeOneClick}`]: anyone,
  [`POST ${paths.unsubscribeOneClick}`]: anyone,
  [`POST ${paths.sendWeeklyReport}`]: {
    who: 'signed-in',
    call: { path: paths.sendWeeklyReport, body: {} },
  },
  // Visitors' pages report errors too.
  [`POST ${paths.userAnalytics}`]: anyone,
  // For anybody with the signature.
  [`POST ${paths.stripeWebhook}`]: anyone,
  // The local mailbox, which checks the caller's address and is absent in production.
  [`GET ${paths.mailbox}`]: anyone,
  [`GET ${paths.mailbox}/:id`]: anyone,
  'GET /*': anyone,

  // Accounts: Better Auth decides who may call, which is tested with the accounts.
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
  [`GET ${paths.accounts.accessKeys}`]: {
    who: 'signed-in',
    call: { path: paths.accounts.accessKeys },
  },
  [`POST ${paths.accounts.accessKeys}`]: {
    who: 'signed-in',
    call: {
      path: paths.accounts.accessKeys,
      body: { name: 'Editor', scope: 'read', expires_at: null, password: 'unknown' },
    },
  },
  [`DELETE ${paths.accounts.accessKeys}/:id`]: {
    who: 'owner',
    call: ({ accessKey }) => ({
      path: `${paths.accounts.accessKeys}/${accessKey}`,
      method: 'DELETE',
    }),
  },
  // Somebody else's session is tested with the sessions: ending the own one would end this test.
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

  [`GET ${paths.currentKey}`]: { who: 'signed-in', call: { path: paths.currentKey } },
  [`GET ${paths.find}`]: { who: 'signed-in', call: { path: `${paths.find}?search=kiosk` } },
  [`GET ${paths.userSubscriptions}`]: { who: 'signed-in', call: { path: paths.userSubscriptions } },
  [`GET ${paths.chatMessages}`]: {
    who: 'owner',
    call: ({ session }) => ({ path: `${paths.chatMessages}?session_id=${session}` }),
  },
  [`PATCH ${paths.chatMessages}/:id`]: {
    who: 'owner',
    call: ({ answer }) => ({
      method: 'PATCH',
      path: `${paths.chatMessages}/${answer}`,
      body: { choices: { subject: null } },
    }),
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
  ...templateRoutes,
  ...tipRoutes,
  ...chatSessionRoutes,
  ...campaignRoutes,
  ...insightRoutes,
  ...webhookRoutes,
  [`GET ${paths.aiRequests}`]: {
    who: 'owner',
    call: ({ session }) => ({ path: `${paths.aiRequests}?session_id=${session}` }),
  },
  // Without a request to upgrade it does not exist, for anybody who is signed in.
  [`GET ${paths.realtime}`]: { who: 'signed-in', call: { path: paths.realtime } },
  [`GET ${paths.dashboardStats}`]: { who: 'signed-in', call: { path: paths.dashboardStats } },
  [`GET ${paths.dailyResetStatus}`]: { who: 'signed-in', call: { path: paths.dailyResetStatus } },
  [`POST ${paths.manualDailyReset}`]: {
    who: 'admin',
    call: { path: paths.manualDailyReset, body: {} },
  },
  [`GET ${paths.adminUsers}`]: { who: 'admin', call: { path: paths.adminUsers } },
  [`GET ${paths.auditLog}`]: { who: 'admin', call: { path: paths.auditLog } },
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
  [`POST ${paths.helpChatbot}`]: {
    who: 'signed-in',
    call: { path: paths.helpChatbot, body: { message: 'How do I save a template?' } },
  },
  [`GET ${paths.helpMessages}`]: { who: 'signed-in', call: { path: paths.helpMessages } },
  [`DELETE ${paths.helpMessages}`]: { who: 'signed-in', call: { path: paths.helpMessages } },
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
