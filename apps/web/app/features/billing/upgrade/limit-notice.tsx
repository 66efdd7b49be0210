import type { UserSubscription } from '@replysmith/contract';
import { limitNews } from '../../../data/usage/limit-news.ts';
import { Banner } from '../../../ui/banner/banner.tsx';

/** Says to people on Free that a limit is close or reached; the way out is below it. */
export function LimitNotice({ subscription }: { subscription: UserSubscription }) {
  const words = limitNews(subscription);
  return words && <Banner tone="warning" title={words} />;
}
