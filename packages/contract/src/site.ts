/**
 * A placeholder for the site's address in built pages (canonical, social image, sitemap). The
 * server replaces it with its own address.
 */
export const siteStandIn = 'https://replysmith.invalid';

/** How long a deleted template, session or campaign can be restored. */
export const trashDays = 30;

/** How long what the server deletes by itself is kept, in days, unless the owner sets otherwise. */
export const retention = {
  /** Deleted templates, chats, campaigns, workflows and sent emails can be restored. */
  trashDays,
  /** Reports of speed and errors. */
  reportDays: 90,
  /** Sessions after their last use. */
  sessionDays: 7,
  /** Sign-in attempts, which are counted for at most a day. */
  attemptDays: 2,
  /** Replies to calls that may be sent again under the same key. */
  replayDays: 1,
  /** What was sent to webhooks, and how it went. */
  deliveryDays: 30,
  auditDays: 1_095,
} as const;
export type Retention = Readonly<Record<keyof typeof retention, number>>;

/** Stands for a period in built pages; the server replaces it with what its owner has set. */
export function retentionStandIn(name: keyof Retention): string {
  return `%retention.${name}%`;
}

/** Other periods that the pages state, used by the code that keeps to them. */
export const periods = {
  longestSessionDays: 30,
  /** Between the password and the code of a second factor. */
  secondFactorMinutes: 10,
  /** The longest that browsers keep a cookie. */
  knownBrowserDays: 400,
  sidebarDays: 7,
} as const;
