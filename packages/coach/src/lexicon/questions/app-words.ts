/** Words of questions about an account rather than an email. */
export const appWords: readonly string[] = (
  'account, password, login, logged, subscription, billing, refund, receipt, avatar, dashboard, ' +
  'dark, cancel, username, checkout, declined, upgrade, downgrade, theme'
).split(', ');
