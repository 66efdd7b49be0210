import { Tabs } from '@mantine/core';
import { pages } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ApiError, mayHaveHappened } from '../../../lib/api-error.ts';
import { Banner } from '../../../components/banner.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { WithMantine } from '../../../theme/with-mantine.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { ShortcutsDialog } from '../shortcuts-dialog.tsx';
import { useTemplateUse } from '../use/use-template-use.tsx';
import { CameBack, EditorHead, useEditorKeys } from './editor-head.tsx';
import { ContentTab } from './content-tab.tsx';
import {
  type EditorStart,
  type EditorTab,
  editorShortcuts,
  editorTabs,
  tabIn,
  tabNames,
  tabOf,
} from './editor-tabs.ts';
import type { FormField } from './template-form.ts';
import { useTemplateForm } from './use-template-form.ts';
import { PreviewTab } from './preview-tab.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { useSaveTemplate } from './use-save-template.ts';
import { SettingsTab } from './settings-tab.tsx';
import { VersionsDialog } from './versions.tsx';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import classes from './editor.module.css';
import { type TemplateForm } from './template-form.ts';

/** One template being written: its words, where it belongs, and how it will look. */
export function Editor({ start }: { start: EditorStart }) {
  const { template } = start;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const state = useTemplateForm({ ...start, version: template?.version ?? 0 });
  const { form } = state;
  const use = useTemplateUse();
  const focusField = useFocusField();

  const tab = tabIn(query);
  const goTo = (next: EditorTab) => {
    setQuery(
      (now) => {
        now.set('tab', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const saving = useSaveTemplate({
    start,
    state,
    onProblem: (field: FormField) => {
      goTo(tabOf(field));
      focusField(field);
    },
  });
  const save = () => void saving.save();
  const change = (changes: Partial<TemplateForm>) => {
    state.change(changes);
    saving.forget(Object.keys(changes));
  };
  useEditorKeys({
    onSave: save,
    onTab: goTo,
    onClose: () => void navigate(pages.templates),
    onHelp: () => setHelpOpen(true),
  });

  const shown = { form, change, problems: saving.problems, goTo };
  const asTemplate = { ...form, ownId: template?.id ?? null };
  return (
    <main className={`stack gap-5 ${classes.page}`}>
      <EditorHead
        start={start}
        state={state}
        isSaving={saving.isSaving}
        onSave={save}
        onUse={() => void use.send(asTemplate)}
        onCopy={() => void use.copy(asTemplate)}
        onVersions={() => setVersionsOpen(true)}
        onHelp={() => setHelpOpen(true)}
      />
      <CameBack state={state} />
      {saving.failure && (
        <SaveFailure
          failure={saving.failure}
          isNew={start.template === null}
          isKept={state.isKept}
          onRetry={save}
        />
      )}
      <WithMantine>
        <Tabs
          value={tab}
          onChange={(next) => goTo(next as EditorTab)}
          variant="none"
          keepMounted={false}
          classNames={{
            list: classes.tabs ?? '',
            tab: classes.tab ?? '',
            panel: classes.panel ?? '',
          }}
        >
          <Tabs.List aria-label="Parts of the template">
            {editorTabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {tabNames[one]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="content">
            <ContentTab {...shown} />
          </Tabs.Panel>
          <Tabs.Panel value="settings">
            <SettingsTab {...shown} savedTags={template?.tags ?? []} />
          </Tabs.Panel>
          <Tabs.Panel value="preview">
            <PreviewTab form={form} />
          </Tabs.Panel>
        </Tabs>
      </WithMantine>
      <EditorDialogs saving={saving} state={state} isNew={template === null} />
      {template && (
        <Dialog
          label="Versions"
          size="wide"
          isOpen={areVersionsOpen}
          onClose={() => setVersionsOpen(false)}
        >
          <VersionsDialog
            template={template}
            isDirty={state.isDirty}
            onRestored={() => setVersionsOpen(false)}
            onClose={() => setVersionsOpen(false)}
          />
        </Dialog>
      )}
      <ShortcutsDialog
        shortcuts={editorShortcuts}
        isOpen={isHelpOpen}
        onClose={() => setHelpOpen(false)}
      />
      {use.dialog}
    </main>
  );
}

/** Focuses a field by its name as soon as it is mounted, since its tab may have to open first. */
function useFocusField() {
  const wanted = useRef<FormField | null>(null);
  const look = () => {
    const field =
      wanted.current && document.querySelector<HTMLElement>(`[name="${wanted.current}"]`);
    if (!field) return;
    wanted.current = null;
    field.focus();
  };
  useEffect(look);
  return (field: FormField) => {
    wanted.current = field;
    look();
  };
}

type SaveFailureProps = {
  failure: ApiError;
  isNew: boolean;
  isKept: boolean;
  onRetry: () => void;
};

/** Why saving failed. Nothing is lost. */
function SaveFailure({ failure, isNew, isKept, onRetry }: SaveFailureProps) {
  const request = failure.requestId ? ` Request ${failure.requestId}.` : '';
  const doubt = mayHaveHappened(failure) ? ' Saving again never saves twice.' : '';
  return (
    <Banner
      tone="danger"
      title={isNew ? 'Error Creating Template' : 'Error Updating Template'}
      action={<TryAgain size="small" onClick={onRetry} />}
    >
      Unable to {isNew ? 'create' : 'update'} template: {failure.message}{' '}
      {isKept ? 'What you wrote is kept in this browser.' : 'What you wrote is still here.'}
      {doubt}
      {request}
    </Banner>
  );
}
