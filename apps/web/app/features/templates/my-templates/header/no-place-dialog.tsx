import { trashDays, pages } from '@replysmith/contract';
import { useSubscription } from '../../../../data/payment/subscription.ts';
import { usageOf } from '../../../../data/usage/feature-usage.ts';
import { countText } from '../../../../lib/words/count-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import classes from './no-place-dialog.module.css';

/** Says why no template can be saved now, and what makes room. */
export function NoPlaceDialog({ onClose }: { onClose: () => void }) {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'templates_saved');
  const title = 'No place left';
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className={classes.text}>
        {usage && `${countText(usage.used)} of ${countText(usage.limit ?? 0)} places are used. `}
        Delete a template to make room, which you can undo for {trashDays} days, or take a plan with
        more places. What you have stays as it is.
      </p>
      <div className={classes.buttons}>
        <ButtonLink to={pages.upgrade}>See plans</ButtonLink>
        <Button variant="line" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
