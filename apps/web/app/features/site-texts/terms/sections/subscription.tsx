import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { SiteContent } from '../../../../data/site-content.ts';
import { Withdrawal } from './withdrawal.tsx';

type SubscriptionProps = { content: SiteContent };

export function Subscription({ content }: SubscriptionProps) {
  return (
    <>
      <ul>
        <li>
          What each plan includes and costs stands beside the <Link to={pages.pricing}>prices</Link>
          , in US dollars a month. The free plan asks for no means of payment.
        </li>
        <li>
          A paid plan is billed in advance for each month, and again for the next one, until you
          cancel. You pay on the page of our payment provider.
        </li>
        <li>Payments are non-refundable, except where the law says otherwise.</li>
        <li>
          You can cancel at any time in <Link to={pages.billing}>Settings, Billing</Link>. The
          cancellation takes effect at the end of the billing period; until then you keep what you
          paid for. After it you are on the free plan, and nothing of yours is deleted.
        </li>
        <li>
          When a payment fails, the plan holds for seven days of the unpaid period. Whoever deletes
          the account ends the plan at once.
        </li>
        <li>
          A new price holds from your next period but one at the earliest, and we tell you before.
        </li>
      </ul>
      <Withdrawal content={content} />
    </>
  );
}
