import type { UserSubscription } from '@replysmith/contract';
import { limitNews } from '../../../data/usage/limit-news.ts';
import { LimitBanner } from './limit-banner.tsx';
import classes from './usage-news.module.css';
import { UsageWarning } from './usage-warning.tsx';

/** What the meters come to; the banner of Free says all that the warning would. */
export function UsageNews({ subscription }: { subscription: UserSubscription }) {
  const words = limitNews(subscription);
  if (!words) return <UsageWarning subscription={subscription} />;
  return (
    <div className={classes.news}>
      <LimitBanner words={words} />
    </div>
  );
}
