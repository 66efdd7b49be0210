import { pages } from '@replysmith/contract';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTemplateUse } from '../use/use-template-use.tsx';
import { CameBack } from './came-back.tsx';
import { ContentTab } from './content/content-tab.tsx';
import { EditorHead } from './editor-head.tsx';
import type { EditorStart } from './editor-start.ts';
import { editorTabs, tabIn, tabNames, tabOf, type EditorTab } from './editor-tabs.ts';
import classes from './editor.module.css';
import type { FormField, TemplateForm } from './form/template-form.ts';
import { useTemplateForm } from './form/use-template-form.ts';
import { PreviewTab } from './preview/preview-tab.tsx';
import { EditorDialogs } from './saving/editor-dialogs.tsx';
import { SaveFailure } from './saving/save-failure.tsx';
import { useSaveTemplate } from './saving/use-save-template.ts';
import { SettingsTab } from './settings/settings-tab.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFocusField } from './use-focus-field.ts';
import { VersionsDialog } from './versions/versions-dialog.tsx';

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
    <main className={classes.page}>
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
          <SettingsTab {...shown} />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <PreviewTab form={form} />
        </Tabs.Panel>
      </Tabs>
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
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {use.dialog}
    </main>
  );
}
