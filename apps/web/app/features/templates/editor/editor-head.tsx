import { Menu } from '@mantine/core';
import { pages } from '@replysmith/contract';
import { IconArrowLeft, IconDots } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { showToast } from '../../../components/toast.tsx';
import { useSingleKeys } from '../../../data/profile.ts';
import { type EditorStart, type EditorTab, editorTabs, headingOf } from './editor-tabs.ts';
import type { FormState } from './use-template-form.ts';
import { isDialogOrMenuOpen } from '../../../components/dialog.tsx';
import classes from './variable-field.module.css';

type EditorStatusProps = {
  state: FormState;
  isSaving: boolean;
  /** The saved version; null for a template that is not saved yet. */
  savedVersion: number | null;
};

/** Whether what is typed is saved. */
function EditorStatus({ state, isSaving, savedVersion }: EditorStatusProps) {
  return (
    <p className={`small ink-2 ${classes.status}`} role="status">
      {statusOf({ state, isSaving, savedVersion })}
    </p>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function statusOf({ state, isSaving, savedVersion }: EditorStatusProps): string {
  if (isSaving) return 'Saving...';
  if (!state.isKept) return 'Not kept: save before you leave';
  if (state.keptAt !== null) return `Kept in this browser, ${clock.format(state.keptAt)}`;
  return savedVersion === null ? 'Nothing written yet' : `Saved, version ${String(savedVersion)}`;
}

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

/** The name of the template, whether it is saved, and the actions. */
export function EditorHead(props: EditorHeadProps) {
  const { start, state, isSaving, onSave, onUse, onCopy, onVersions, onHelp } = props;
  const { template } = start;
  return (
    <header className={`row items-end justify-between ${classes.head}`}>
      <div className={`min-w-0 ${classes.what}`}>
        <Link
          className={`hover-ink hover-underline inline-flex items-center dense ink-2 plain gap-1 ${classes.back}`}
          to={pages.templates}
        >
          <IconArrowLeft size={16} stroke={1.5} aria-hidden /> My Templates
        </Link>
        <h1 className="head breakable clamp clamp">{headingOf(start)}</h1>
      </div>
      <div className={`row items-center ${classes.actions}`}>
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

type EditorKeys = {
  onSave: () => void;
  onTab: (tab: EditorTab) => void;
  onClose: () => void;
  onHelp: () => void;
};

/** The editor's shortcuts. While a dialog or a menu is open, keys belong to that. */
export function useEditorKeys({ onSave, onTab, onClose, onHelp }: EditorKeys) {
  const [hasSingleKeys] = useSingleKeys();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isDialogOrMenuOpen()) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // By position, because with Alt some layouts type another character.
    const number = /^Digit([123])$/.exec(event.code)?.[1];
    const tab = number && editorTabs[Number(number) - 1];
    if (isCommand && !event.altKey && event.key.toLowerCase() === 's') onSave();
    else if (tab && isCommand !== event.altKey && !event.shiftKey) onTab(tab);
    else if (event.key === 'Escape' && !handlesEscape(event.target)) onClose();
    else if (isHelp(event) && hasSingleKeys) onHelp();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isHelp({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return key === '?' && !ctrlKey && !metaKey && !isField(target);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/**
 * Whether something under the focus closes with Escape itself, such as a list or an unfolded line.
 */
function handlesEscape(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('select, input[list], aside') !== null;
}

/** Offers to keep or drop what was typed on an earlier visit. */
export function CameBack({ state }: { state: FormState }) {
  const { typed, cameBack, drop, putBack } = state;
  if (!cameBack || !typed) return null;
  return (
    <Banner
      tone="info"
      title={`What you wrote ${whenOf(typed.at)} is back.`}
      action={
        <Button
          variant="line"
          size="small"
          onClick={() => {
            drop();
            showToast({
              title: 'Discarded',
              message: 'What you had written is set aside.',
              action: { label: 'Undo', run: () => putBack(typed) },
            });
          }}
        >
          Discard it
        </Button>
      }
    >
      It was kept in this browser and is not saved yet.
    </Banner>
  );
}

function whenOf(at: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return `${isToday ? '' : `on ${day.format(at)} `}at ${clock.format(at)}`;
}
