import type { EmailTemplate } from '@replysmith/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import type { TemplateForm } from '../form/template-form.ts';
import { TemplateDiff } from '../versions/template-diff.tsx';
import classes from './saving.module.css';

type ConflictDialogProps = {
  mine: TemplateForm;
  theirs: EmailTemplate;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Another tab or device was faster: nothing is overwritten before its owner has chosen. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, isSaving, onKeepMine, onTakeTheirs, onClose } = props;
  const [isSeen, setSeen] = useState(false);
  return (
    <Dialog label="Changed elsewhere" size="wide" isOpen onClose={onClose}>
      <h2 className="head">This template was changed elsewhere</h2>
      <p className={classes.text}>
        Version {theirs.version} was saved {savedAt(theirs.updated_at)}, after you had opened this
        one. Nothing of yours is lost. Keep mine saves it as the next version, with theirs kept
        before it. Take theirs sets yours aside.
      </p>
      <div className={classes.buttons}>
        <Button isBusy={isSaving} onClick={onKeepMine}>
          {isSaving ? 'Processing...' : 'Keep mine'}
        </Button>
        <Button variant="line" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="quiet" aria-expanded={isSeen} onClick={() => setSeen(!isSeen)}>
          {isSeen ? 'Hide both' : 'See both'}
        </Button>
      </div>
      {isSeen && (
        <section className={classes.diff} aria-label="What differs">
          <p className="small ink-2">From theirs to yours</p>
          <TemplateDiff before={theirs} after={mine} />
        </section>
      )}
    </Dialog>
  );
}

function savedAt(moment: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return `on ${format.format(new Date(moment))}`;
}
