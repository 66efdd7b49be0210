import { siteStandIn } from '@replysmith/contract';

/** Where this site is, as its owner has set it: "https://coach.example.com". */
export function siteAddress(): string {
  if (import.meta.env.SSR) return siteStandIn;
  return document.documentElement.dataset['site'] ?? location.origin;
}
