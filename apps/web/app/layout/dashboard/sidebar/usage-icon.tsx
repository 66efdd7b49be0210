import { pages } from '@replysmith/contract';
import { IconGauge } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { allUsage, mostUsed } from '../../../data/usage/feature-usage.ts';
import { collapsedIconWarns, indicatorLevel } from '../../../data/usage/usage-thresholds.ts';
import { usageNames, usedOfLimit } from '../../../data/usage/usage-words.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import classes from './usage-icon.module.css';

/** The usage panel of a collapsed sidebar; a dot warns when a limit is close. */
export function UsageIcon() {
  const { data } = useSubscription();
  if (!data) return null;
  const usage = allUsage(data);
  const percent = mostUsed(usage)?.percent ?? 0;
  const warns = collapsedIconWarns(percent);
  const lines = usage.map((one) => `${usageNames[one.feature]}: ${usedOfLimit(one)}`);
  if (warns) lines.unshift(percent === 100 ? 'Limit reached' : 'Close to a limit');
  return (
    <Tooltip label={lines.join('\n')}>
      <Link
        to={pages.dashboard}
        className={classes.icon}
        aria-label={`Usage. ${lines.join('. ')}`}
        data-level={warns ? indicatorLevel(percent) : undefined}
      >
        <IconGauge size={20} stroke={1.5} aria-hidden />
        {warns && <i />}
      </Link>
    </Tooltip>
  );
}
