import type { SandboxSubscription } from '@replysmith/contract';
import { pages } from '@replysmith/contract';
import { dayText } from '../../../lib/words/day-text.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

/** What is left of a subscription that has ended: nothing to choose. */
export function SandboxEnded({ subscription }: { subscription: SandboxSubscription }) {
  const { plan, ends_at } = subscription;
  return (
    <EmptyState
      isPage
      title="Your subscription has ended"
      action={
        <ButtonLink to={pages.upgrade} variant="line">
          Back to the plans
        </ButtonLink>
      }
    >
      {plan.name} ended{ends_at && ` on ${dayText(ends_at)}`}. Nothing more is charged.
    </EmptyState>
  );
}
