const auth = '/auth/v1';

/** Every path of the API, written once. */
export const paths = {
  auth,
  accounts: {
    signUp: `${auth}/sign-up/email`,
    signIn: `${auth}/sign-in/email`,
    signOut: `${auth}/sign-out`,
    session: `${auth}/get-session`,
    sendVerification: `${auth}/send-verification-email`,
    verifyEmail: `${auth}/verify-email`,
    requestReset: `${auth}/request-password-reset`,
    resetPassword: `${auth}/reset-password`,
    changePassword: `${auth}/change-password`,
  },
  rest: '/rest/v1',
  functions: '/functions/v1',
  optimizeEmail: '/functions/v1/optimize-email',
  stopAnswer: '/functions/v1/stop-answer',
  chatSessions: '/rest/v1/chat_sessions',
  chatMessages: '/rest/v1/chat_messages',
  aiRequests: '/rest/v1/ai_requests',
  profiles: '/rest/v1/profiles',
  userSubscriptions: '/rest/v1/user_subscriptions',
  pricingPlans: '/rest/v1/pricing_plans',
  openApi: '/openapi.json',
  health: '/healthz',
  ready: '/readyz',
  mailbox: '/mailbox',
} as const;

/** The pages that mails lead to. */
export const pages = {
  home: '/',
  auth: '/auth',
} as const;
