/** Every path of the API, written once. */
export const paths = {
  auth: '/auth/v1',
  rest: '/rest/v1',
  functions: '/functions/v1',
  optimizeEmail: '/functions/v1/optimize-email',
  chatSessions: '/rest/v1/chat_sessions',
  chatMessages: '/rest/v1/chat_messages',
  profiles: '/rest/v1/profiles',
  userSubscriptions: '/rest/v1/user_subscriptions',
  pricingPlans: '/rest/v1/pricing_plans',
  openApi: '/openapi.json',
  health: '/healthz',
  ready: '/readyz',
  mailbox: '/mailbox',
} as const;
