import { pages } from '@replysmith/contract';
import { withSample } from '../../../data/sample-template.ts';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { usageOf } from '../../../data/usage/feature-usage.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { CheckList } from '../../../ui/check-list/check-list.tsx';

export function ChatStep({ onLeave }: { onLeave: () => void }) {
  const { data: subscription } = useSubscription();
  const limit = subscription && usageOf(subscription, 'daily_ai_requests')?.limit;
  const cost = limit ? ` It counts as one of your ${countText(limit)} AI requests a day.` : '';
  return (
    <>
      <CheckList
        lines={[
          { value: 'Paste a draft.', text: 'Its score follows your typing, free of charge.' },
          {
            value: 'Press Optimize.',
            text: `The rewrite comes with a reason for every change.${cost}`,
          },
          { value: 'Decide.', text: 'Keep or put back each change, then copy the email out.' },
        ]}
      />
      <div>
        <ButtonLink to={pages.chat} state={withSample} variant="line" onClick={onLeave}>
          Try it on a sample email
        </ButtonLink>
      </div>
    </>
  );
}
