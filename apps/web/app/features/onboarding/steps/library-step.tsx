import { pages } from '@replysmith/contract';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { usageOf } from '../../../data/usage/feature-usage.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { CheckList } from '../../../ui/check-list/check-list.tsx';

export function LibraryStep({ onLeave }: { onLeave: () => void }) {
  const { data: subscription } = useSubscription();
  const limit = subscription && usageOf(subscription, 'templates_saved')?.limit;
  const room = limit ? ` Your plan keeps ${countText(limit)}.` : '';
  return (
    <>
      <CheckList
        lines={[
          {
            value: 'Start from the library.',
            text: 'It holds templates for many industries and occasions, each with its score.',
          },
          {
            value: 'Save your own.',
            text: `An email that worked becomes a template, with variables for what changes.${room}`,
          },
          { value: 'Use them in the chat.', text: 'Load one, fill it in, and have it scored.' },
        ]}
      />
      <div>
        <ButtonLink to={pages.library} variant="line" onClick={onLeave}>
          Open the library
        </ButtonLink>
      </div>
    </>
  );
}
