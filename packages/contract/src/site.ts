/**
 * A placeholder for the site's address in built pages (canonical, social image, sitemap). The
 * server replaces it with its own address.
 */
export const siteStandIn = 'https://replysmith.invalid';

/** How long data is kept: used by the code that deletes it, and by the pages that state it. */
export const periods = {
  /** After the last use; there is no other limit. */
  sessionDays: 7,
  longestSessionDays: 30,
  /** Between the password and the code of a second factor. */
  secondFactorMinutes: 10,
  /** The longest that browsers keep a cookie. */
  knownBrowserDays: 400,
  sidebarDays: 7,
  /** Reports from pages. */
  reportDays: 90,
  /** Sign-in attempts are counted for at most a day. */
  attemptDays: 2,
} as const;
