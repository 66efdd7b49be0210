import { pages, type UserSubscription } from '@replysmith/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isFree } from '../../../data/subscription.ts';
import { allUsage, type FeatureUsage } from '../../../data/usage/feature-usage.ts';
import { meterCardLevel, promptsUpgrade } from '../../../data/usage/usage-thresholds.ts';
import { leftInWords } from '../../../data/usage/usage-words.ts';
import classes from './usage-warning.module.css';

/** What is running out, and for people on Free the way to more. */
export function UsageWarning({ subscription }: { subscription: UserSubscription }) {
  const scarce = allUsage(subscription).filter(isScarce);
  if (scarce.length === 0) return null;
  return (
    <p className={classes.warning}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <span>
        {scarce.map(({ feature, left }) => `${leftInWords(feature, left ?? 0)}.`).join(' ')}{' '}
        {isFree(subscription) && <Link to={pages.upgrade}>See plans</Link>}
      </span>
    </p>
  );
}

function isScarce({ left, percent }: FeatureUsage): boolean {
  return promptsUpgrade(left) || meterCardLevel(percent) !== 'calm';
}
