/**
 * Stands in a built page wherever its full address is needed (canonical, social image, sitemap):
 * what is built once may be served anywhere, so the server puts its own address there.
 */
export const siteStandIn = 'https://replysmith.invalid';

/** How long what people leave behind stays: read by the code that keeps and deletes it, and by the pages that tell. */
export const periods = {
  /** After its last use, and however much it is used. */
  sessionDays: 7,
  longestSessionDays: 30,
  /** Between the password and the code of a second factor. */
  secondFactorMinutes: 10,
  /** Browsers keep no cookie for longer. */
  knownBrowserDays: 400,
  sidebarDays: 7,
  /** What pages report of themselves. */
  reportDays: 90,
  /** No attempt to sign in is counted for longer than a day. */
  attemptDays: 2,
} as const;
