import { pages, type LibraryTemplate } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import classes from './save-button.module.css';
import type { SaveTemplate } from './use-save-template.ts';

type SaveButtonProps = { template: LibraryTemplate; saving: SaveTemplate };

/** Saves a template; once that is done it says so and leads there. */
export function SaveButton({ template, saving }: SaveButtonProps) {
  const { saved, save, isSaving, isFull } = saving;
  const ownId = saved.get(template.id);
  if (ownId) {
    return (
      <span className={classes.saved}>
        <IconCheck size={18} stroke={2} aria-hidden />
        <span role="status">Saved</span>
        <ButtonLink variant="line" to={pages.template(ownId)}>
          Open in My Templates
        </ButtonLink>
      </span>
    );
  }
  return (
    <>
      <Button isBusy={isSaving} onClick={() => save(template)}>
        {isSaving ? 'Saving...' : 'Save to My Templates'}
      </Button>
      {isFull && (
        <p className={classes.full} role="status">
          All your template places are in use. Delete a template, or{' '}
          <Link to={pages.upgrade}>see plans with more</Link>.
        </p>
      )}
    </>
  );
}
