import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { useSubscription } from '../../../../data/payment/subscription.ts';
import { usageOf } from '../../../../data/usage/feature-usage.ts';
import { countText } from '../../../../lib/words/count-text.ts';

/** The storage in one line. */
export function PlacesUsed() {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'templates_saved');
  if (!usage) return null;
  const { used, limit, left } = usage;
  return (
    <p className="small ink-3">
      {limit === null
        ? `${countText(used)} saved, no limit`
        : `${countText(used)} of ${countText(limit)} places used`}
      {left === 0 && (
        <>
          {'. '}
          <Link to={pages.upgrade}>See plans</Link>
        </>
      )}
    </p>
  );
}
