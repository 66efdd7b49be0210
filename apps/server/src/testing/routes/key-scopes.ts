import { type KeyScope, paths } from '@replysmith/contract';
import { routeMatrix } from './route-matrix.ts';

/** What asks the coach. */
const coach = new Set([
  `POST ${paths.optimizeEmail}`,
  `GET ${paths.optimizeEmail}/:id`,
  `POST ${paths.stopAnswer}`,
]);

/** What guards the account or costs money, and what is no program's to call. */
const neverByKey = new Set([
  `POST ${paths.exportAccount}`,
  `POST ${paths.createCheckoutSession}`,
  `POST ${paths.createPortalSession}`,
  `POST ${paths.confirmCheckout}`,
  `POST ${paths.dismissUpgrade}`,
  `GET ${paths.sandboxCheckouts}/:id`,
  `POST ${paths.sandboxCheckouts}/:id/payment`,
  `GET ${paths.sandboxSubscription}`,
  `POST ${paths.sandboxSubscription}`,
  `POST ${paths.unsubscribe}`,
  `POST ${paths.userAnalytics}`,
  // A webhook would go on telling after its maker's key was revoked.
  ...Object.keys(routeMatrix).filter((route) => /webhook/.test(route)),
]);

/** The scope that a key needs for a route; null where keys are refused. */
export function scopeNeeded(route: string): KeyScope | null {
  if (neverByKey.has(route) || routeMatrix[route]?.who === 'admin') return null;
  if (coach.has(route)) return 'coach';
  if (route.startsWith(`GET ${paths.rest}/`)) return 'read';
  return [paths.rest, paths.functions].some((area) => route.includes(` ${area}/`)) ? 'write' : null;
}
