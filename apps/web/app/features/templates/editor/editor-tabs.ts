import type { Problems } from './form/check-form.ts';
import type { FormField, TemplateForm } from './form/template-form.ts';

export const editorTabs = ['content', 'settings', 'preview'] as const;
export type EditorTab = (typeof editorTabs)[number];

export const tabNames: Record<EditorTab, string> = {
  content: 'Content',
  settings: 'Settings',
  preview: 'Preview',
};

const onContent: readonly FormField[] = ['name', 'subject_line', 'email_content'];

/** The tab that a field stands on. */
export function tabOf(field: FormField): EditorTab {
  return onContent.includes(field) ? 'content' : 'settings';
}

/** The tab that an address names. */
export function tabIn(query: URLSearchParams): EditorTab {
  const asked = query.get('tab');
  return editorTabs.find((tab) => tab === asked) ?? 'content';
}

/** What every tab is given. */
export type TabProps = {
  form: TemplateForm;
  change: (changes: Partial<TemplateForm>) => void;
  problems: Problems;
  goTo: (tab: EditorTab) => void;
};
