import { pages } from '@replysmith/contract';
import { useEffect, useRef } from 'react';
import { isFree, useSubscription } from '../../data/payment/subscription.ts';
import { allUsage, type CountedFeature } from '../../data/usage/feature-usage.ts';
import { isApproaching } from '../../data/usage/usage-thresholds.ts';
import { leftInWords } from '../../data/usage/usage-words.ts';
import { closeToastsAbout, showToast } from '../../ui/toast/toast-store.ts';

/** Says that a limit is close when one more use has brought it there; only in the tab one looks at. */
export function useUsageNews(): void {
  const { data } = useSubscription();
  const known = useRef(new Map<CountedFeature, number | null>());

  useEffect(() => {
    if (!data) return;
    for (const { feature, left } of allUsage(data)) {
      const before = known.current.get(feature);
      known.current.set(feature, left);
      const about = `limit of ${feature}`;
      if (!isApproaching(left)) closeToastsAbout(about);
      const hasFewer = typeof before === 'number' && left !== null && left < before;
      if (!hasFewer || !isApproaching(left) || document.visibilityState === 'hidden') continue;
      showToast({
        about,
        title: 'Approaching Limit',
        message: `You have ${leftInWords(feature, left)}`,
        ...(isFree(data) && { link: { to: pages.upgrade, label: 'See plans' } }),
      });
    }
  }, [data]);
}
