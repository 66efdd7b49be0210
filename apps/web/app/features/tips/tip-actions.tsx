import type { UserTip } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import classes from './tip-card.module.css';
import { useTipActions } from './use-tip-actions.ts';

/** Going where a tip leads applies it; one that leads nowhere can be marked. */
export function TipActions({ tip, titleId }: { tip: UserTip; titleId: string }) {
  const { apply, dismiss, restore, isPending } = useTipActions(tip);
  const { actionable } = tip.generated_content;
  const look = { size: 'small', 'aria-describedby': titleId } as const;
  return (
    <div className={classes.actions}>
      {tip.status === 'applied' && (
        <p className={classes.applied} role="status">
          <IconCheck size={16} stroke={2} aria-hidden /> Applied to your workflow
        </p>
      )}
      {tip.status === 'active' && actionable && (
        <ButtonLink variant="line" to={actionable.to} onClick={apply} {...look}>
          {actionable.label}
        </ButtonLink>
      )}
      {tip.status === 'active' && !actionable && (
        <Button variant="line" isBusy={isPending} onClick={apply} {...look}>
          I do this now
        </Button>
      )}
      {tip.status === 'active' && (
        <Button variant="quiet" isBusy={isPending} onClick={dismiss} {...look}>
          Dismiss
        </Button>
      )}
      {tip.status === 'dismissed' && (
        <Button variant="line" isBusy={isPending} onClick={restore} {...look}>
          Restore
        </Button>
      )}
    </div>
  );
}
