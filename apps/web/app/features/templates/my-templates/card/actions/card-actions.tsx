import type { EmailTemplateSummary } from '@replysmith/contract';
import { Button } from '../../../../../ui/button/button.tsx';
import { chosenOne, useDesk } from '../../desk.ts';
import { CardMenu } from './card-menu.tsx';
import { StarButton } from './star-button.tsx';
import classes from './card-actions.module.css';

/** What can be done with a template, or with one in the trash. */
export function CardActions({ template }: { template: EmailTemplateSummary }) {
  const { change, open } = useDesk();
  if (template.deleted_at === null) {
    return (
      <span className={classes.actions}>
        <StarButton template={template} />
        <CardMenu template={template} />
      </span>
    );
  }
  const chosen = chosenOne(template);
  return (
    <span className={classes.actions}>
      <Button
        variant="line"
        size="small"
        aria-label={`Restore ${template.name}`}
        onClick={() => void change({ type: 'restore' }, chosen)}
      >
        Restore
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Delete for good: ${template.name}`}
        onClick={() => open({ type: 'purge', chosen })}
      >
        Delete for good
      </Button>
    </span>
  );
}
