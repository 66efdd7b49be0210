import { pages, type UserSubscription } from '@replysmith/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isFree } from '../../../data/payment/subscription.ts';
import { allUsage, type FeatureUsage } from '../../../data/usage/feature-usage.ts';
import { limitNews } from '../../../data/usage/limit-news.ts';
import { meterCardLevel, promptsUpgrade } from '../../../data/usage/usage-thresholds.ts';
import { leftInWords } from '../../../data/usage/usage-words.ts';
import classes from './usage-news.module.css';

/** What the meters come to in one line, and for people on Free the way to more. */
export function UsageNews({ subscription }: { subscription: UserSubscription }) {
  const words = limitNews(subscription) ?? scarceWords(subscription);
  if (!words) return null;
  return (
    <p className={classes.news}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <span>
        <span>{words}</span> {isFree(subscription) && <Link to={pages.upgrade}>See plans</Link>}
      </span>
    </p>
  );
}

function scarceWords(subscription: UserSubscription): string {
  const scarce = allUsage(subscription).filter(isScarce);
  return scarce.map(({ feature, left }) => `${leftInWords(feature, left ?? 0)}.`).join(' ');
}

function isScarce({ left, percent }: FeatureUsage): boolean {
  return promptsUpgrade(left) || meterCardLevel(percent) !== 'calm';
}
