import { pages } from '@replysmith/contract';
import { isFree, useSubscription } from '../../data/subscription.ts';
import { allUsage, mostUsed } from '../../data/usage/feature-usage.ts';
import { bannerWords } from '../../data/usage/usage-thresholds.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';

/** For people on Free who have used most of a limit. */
export function LimitBanner() {
  const { data: subscription } = useSubscription();
  if (!subscription || !isFree(subscription)) return null;
  const words = bannerWords(mostUsed(allUsage(subscription))?.percent ?? 0);
  if (!words) return null;
  return (
    <Banner
      tone="warning"
      title={words}
      action={
        <ButtonLink to={pages.upgrade} variant="line" size="small">
          See plans
        </ButtonLink>
      }
    />
  );
}
