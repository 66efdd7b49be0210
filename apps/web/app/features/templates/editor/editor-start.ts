import type { EmailTemplate } from '@replysmith/contract';
import type { TemplateForm } from './form/template-form.ts';

/** What an editor begins with. */
export type EditorStart = {
  /** Where what is typed is kept in this browser. */
  readonly place: string;
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
