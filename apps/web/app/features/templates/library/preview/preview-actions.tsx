import type { LibraryTemplate } from '@replysmith/contract';
import { IconCopy } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import type { TemplateUse } from '../../use/use-template-use.tsx';
import classes from './preview-actions.module.css';
import { SaveButton } from './save-button.tsx';
import type { SaveTemplate } from './use-save-template.ts';

type PreviewActionsProps = { template: LibraryTemplate; saving: SaveTemplate; use: TemplateUse };

/** What can be done with the template that is open. */
export function PreviewActions({ template, saving, use }: PreviewActionsProps) {
  const usable = { ...template, ownId: null };
  return (
    <div className={classes.actions}>
      <SaveButton template={template} saving={saving} />
      <Button variant="line" onClick={() => void use.send(usable)}>
        Use in chat
      </Button>
      <Button variant="quiet" onClick={() => void use.copy(usable)}>
        <IconCopy size={18} stroke={1.5} aria-hidden />
        <span>Copy</span>
      </Button>
    </div>
  );
}
