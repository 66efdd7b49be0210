import { siteStandIn } from '@replysmith/contract';

/** This site's address as configured: "https://coach.example.com". */
export function siteAddress(): string {
  if (import.meta.env.SSR) return siteStandIn;
  return document.documentElement.dataset['site'] ?? location.origin;
}
