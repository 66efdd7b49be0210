import { pages } from '@replysmith/contract';

/** The upgrade page, with a plan chosen on it. */
export function upgradePath(planName: string | null): string {
  if (!planName) return pages.upgrade;
  return `${pages.upgrade}?${new URLSearchParams({ upgrade: planName.toLowerCase() }).toString()}`;
}
