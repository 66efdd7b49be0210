/** The calls of Better Auth that the product uses. Whatever else it offers is not reachable. */
export const authCalls = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['GET', '/get-session'],
  ['GET', '/verify-email'],
  ['POST', '/send-verification-email'],
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password'],
  ['POST', '/change-password'],
] as const;
