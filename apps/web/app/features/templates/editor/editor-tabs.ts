import type { EmailTemplate } from '@replysmith/contract';
import type { Shortcut } from '../../../components/shortcut-list.tsx';
import type { FormField, Problems } from './template-form.ts';
import { type TemplateForm } from './template-form.ts';

export const editorTabs = ['content', 'settings', 'preview'] as const;

export type EditorTab = (typeof editorTabs)[number];

export const tabNames: Record<EditorTab, string> = {
  content: 'Content',
  settings: 'Settings',
  preview: 'Preview',
};

const onContent: readonly FormField[] = ['name', 'subject_line', 'email_content'];

/** The tab with a field. */
export function tabOf(field: FormField): EditorTab {
  return onContent.includes(field) ? 'content' : 'settings';
}

/** The tab in an address. */
export function tabIn(query: URLSearchParams): EditorTab {
  const asked = query.get('tab');
  return editorTabs.find((tab) => tab === asked) ?? 'content';
}

/** The props of every tab. */
export type TabProps = {
  form: TemplateForm;
  change: (changes: Partial<TemplateForm>) => void;
  problems: Problems;
  goTo: (tab: EditorTab) => void;
};

/** The initial state of an editor. */
export type EditorStart = {
  /** Under which this browser stores what is typed. */
  readonly key: string;
  readonly base: TemplateForm;
  /** The template that is edited; null for a new one. */
  readonly template: EmailTemplate | null;
  /** The template that a new one is based on. */
  readonly original: EmailTemplate | null;
};

export function headingOf({ template, original }: EditorStart): string {
  if (template) return template.name;
  return original ? 'Duplicate template' : 'New template';
}

export const editorShortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl+S'], does: 'Save' },
  { keys: ['Ctrl+1', 'Alt+1'], does: 'Content' },
  { keys: ['Ctrl+2', 'Alt+2'], does: 'Settings' },
  { keys: ['Ctrl+3', 'Alt+3'], does: 'Preview' },
  { keys: ['{{'], does: 'Variables, while writing' },
  { keys: ['Escape'], does: 'Close; what you wrote stays' },
  { keys: ['?'], does: 'This list, outside fields' },
];
