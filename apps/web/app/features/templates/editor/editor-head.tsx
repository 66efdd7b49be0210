import { pages } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { DropMenu } from '../../../ui/drop-menu/drop-menu.tsx';
import classes from './editor-head.module.css';
import { EditorStatus } from './editor-status.tsx';
import { headingOf, type EditorStart } from './editor-start.ts';
import type { FormState } from './form/use-template-form.ts';

type EditorHeadProps = {
  start: EditorStart;
  state: FormState;
  isSaving: boolean;
  onSave: () => void;
  onUse: () => void;
  onCopy: () => void;
  onVersions: () => void;
  onHelp: () => void;
};

/** What is edited, whether it is safe, and what can be done with it. */
export function EditorHead(props: EditorHeadProps) {
  const { start, state, isSaving, onSave, onUse, onCopy, onVersions, onHelp } = props;
  const { template } = start;
  return (
    <header className={classes.head}>
      <div className={classes.what}>
        <Link className={classes.back} to={pages.templates}>
          <IconArrowLeft size={16} stroke={1.5} aria-hidden /> My Templates
        </Link>
        <h1 className={`head ${classes.name}`}>{headingOf(start)}</h1>
      </div>
      <div className={classes.actions}>
        <EditorStatus state={state} isSaving={isSaving} savedVersion={template?.version ?? null} />
        {template && (
          <Button variant="line" onClick={onUse}>
            Use in chat
          </Button>
        )}
        <Button
          variant={template && !state.isDirty ? 'line' : 'ink'}
          isBusy={isSaving}
          onClick={onSave}
          aria-keyshortcuts="Control+S"
        >
          {isSaving ? 'Processing...' : 'Save'}
        </Button>
        <DropMenu
          position="bottom-end"
          target={
            <Button variant="quiet" shape="icon" aria-label="More actions">
              <IconDots size={18} stroke={1.5} aria-hidden />
            </Button>
          }
        >
          {template && (
            <>
              <Menu.Item onClick={onCopy}>Copy email</Menu.Item>
              <Menu.Item onClick={onVersions}>Versions</Menu.Item>
              <Menu.Item component={Link} to={pages.copyOfTemplate(template.id)}>
                Duplicate
              </Menu.Item>
            </>
          )}
          <Menu.Item onClick={onHelp}>Keyboard shortcuts</Menu.Item>
        </DropMenu>
      </div>
    </header>
  );
}
