import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import type { SiteContent } from '../../data/site-content.ts';
import { HowToReach } from './how-to-reach.tsx';

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

type WithdrawalProps = { content: SiteContent };

/** What consumers in the European Union may not be denied. */
function Withdrawal({ content }: WithdrawalProps) {
  const { withdrawalUrl } = content;
  return (
    <>
      <h3>If you are a consumer in the European Union</h3>
      <p>
        You may withdraw from buying a plan within 14 days, without giving a reason.{' '}
        {withdrawalUrl && (
          <>
            <a href={withdrawalUrl}>Withdraw from a contract here</a>, or write to{' '}
          </>
        )}
        {!withdrawalUrl && 'Write to '}
        <HowToReach content={content} />; that you withdraw and from what is all it needs to say. We
        pay back within 14 days, by the way you paid. If you asked for the plan to begin at once,
        you pay for the days you had it. The rights that the law gives you stand, whatever these
        terms say.
      </p>
    </>
  );
}
