import { pages } from '@replysmith/contract';
import { useSubscription } from '../../../../data/payment/subscription.ts';
import { usageOf } from '../../../../data/usage/feature-usage.ts';
import { countText } from '../../../../lib/words/count-text.ts';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import classes from './saving.module.css';

type LimitDialogProps = { isOpen: boolean; isKept: boolean; onClose: () => void };

/** Why there is no room for another template, and what can be done; the text stays. */
export function LimitDialog({ isOpen, isKept, onClose }: LimitDialogProps) {
  const { data } = useSubscription();
  const limit = data ? usageOf(data, 'templates_saved')?.limit : null;
  const places = limit ? `all ${countText(limit)} places` : 'every place';
  return (
    <Dialog label="No place left" isOpen={isOpen} onClose={onClose}>
      <h2 className="head">No place left for it</h2>
      <p className={classes.text}>
        Your templates take {places} of {data ? `the ${data.plan.name} plan` : 'your plan'}. Delete
        one you no longer use, or take a plan with more.{' '}
        {isKept
          ? 'What you wrote is kept in this browser until you save it.'
          : 'What you wrote stays on this page.'}
      </p>
      <div className={classes.buttons}>
        <ButtonLink to={pages.upgrade}>See plans</ButtonLink>
        <ButtonLink to={pages.templates} variant="line">
          My Templates
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Go on writing
        </Button>
      </div>
    </Dialog>
  );
}
