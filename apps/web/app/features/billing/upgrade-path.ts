import { pages } from '@replysmith/contract';

/** The upgrade page, with a plan chosen on it. */
export function upgradePath(planKey: string | null): string {
  if (!planKey) return pages.upgrade;
  return `${pages.upgrade}?${new URLSearchParams({ upgrade: planKey }).toString()}`;
}
