import { pages, type UserSubscription } from '@replysmith/contract';
import type { ReactNode } from 'react';
import { priceText } from '../../../data/payment/plan-words.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { dayText } from '../../../lib/words/day-text.ts';
import { Facts } from '../facts.tsx';
import { RuledBlock } from '../../../ui/ruled-block/ruled-block.tsx';
import { PortalButton } from '../portal-button.tsx';
import classes from './plan-block.module.css';

/** The plan that holds, what it costs, when it renews or ends, and where to change that. */
export function PlanBlock({ subscription }: { subscription: UserSubscription }) {
  const { plan, billing } = subscription;
  return (
    <RuledBlock
      title="Your plan"
      lede={
        billing.has_customer
          ? 'Invoices, the card and cancelling are in Manage Billing. A plan that you cancel holds until the end of the period you paid for.'
          : 'Nothing is charged on this plan.'
      }
    >
      <Facts
        facts={[
          ['Plan', plan.name],
          ['Price', `${priceText(plan.price_monthly)} a month`],
          ...term(subscription),
        ]}
      />
      <div className={classes.actions}>
        {billing.has_customer && (
          <PortalButton variant={billing.grace_ends_at ? 'line' : 'ink'}>
            Manage Billing
          </PortalButton>
        )}
        <ButtonLink to={pages.upgrade} variant={billing.has_customer ? 'line' : 'ink'}>
          See the plans
        </ButtonLink>
      </div>
    </RuledBlock>
  );
}

function term({ plan, billing }: UserSubscription): [string, ReactNode][] {
  const { ends_at, renews_at, grace_ends_at } = billing;
  if (grace_ends_at) return [['Payment failed; ends unless paid by', dayText(grace_ends_at)]];
  if (ends_at) return [['Cancelled; ends on', dayText(ends_at)]];
  if (renews_at && plan.price_monthly > 0) return [['Renews on', dayText(renews_at)]];
  return [];
}
