import type { UserSubscription } from '@replysmith/contract';
import { isFree } from '../payment/subscription.ts';
import { allUsage, mostUsed } from './feature-usage.ts';
import { bannerWords } from './usage-thresholds.ts';

/** What people on Free are told who have used most of a limit. */
export function limitNews(subscription: UserSubscription): string | null {
  if (!isFree(subscription)) return null;
  return bannerWords(mostUsed(allUsage(subscription))?.percent ?? 0);
}
