import {
  EditableTemplate,
  type EmailTemplate,
  type UpdateEmailTemplateRequest,
  nameOfCopy,
  newTemplateFields,
  templateFields,
  variablesOf,
  writtenFields,
} from '@replysmith/contract';
import { z } from 'zod';
import { fields, number, readable } from '../../../lib/checks.ts';
import { stored } from '../../../lib/storage.ts';
import { fieldProblem, nameProblem, tagsProblem } from '../../../lib/template-checks.ts';

const text = z.string();

/** The fields of a row, of the variables what is typed and not yet what would be saved. */
const templateForm = EditableTemplate.extend({
  template_variables: z.array(
    z.object({
      name: text,
      fallback: text.nullable().default(null),
      example: text.nullable().default(null),
    }),
  ),
});
export type TemplateForm = z.infer<typeof templateForm>;

/** A template in the editor, by its id, "new" or "copy:id". */
export const templateDrafts = stored({
  name: 'template',
  schema: fields({
    form: readable(templateForm.shape),
    /** The version of the template that it was written to; 0 for one that is not saved yet. */
    version: number,
    /** When the last of it was typed, in milliseconds since 1970. */
    at: number,
  }),
  empty: null,
});

export type FormField = keyof TemplateForm;

/** The fields of the editor. */
export const formFields = EditableTemplate.keyof().options;

const optional = z
  .object(newTemplateFields)
  .omit({ name: true, subject_line: true, email_content: true });

export function blankTemplateForm(folder_id: string | null): TemplateForm {
  const texts = { name: '', subject_line: '', email_content: '' };
  return { ...texts, ...optional.parse({}), tags: [], folder_id };
}

export function templateFormOf(template: EmailTemplate): TemplateForm {
  return EditableTemplate.parse(template);
}

/** The form of a new template based on another; it keeps folder and tags. */
export function copyOf(template: EmailTemplate): TemplateForm {
  const name = nameOfCopy(template.name, { suffix: ' (Copy)' });
  return { ...templateFormOf(template), name, is_favorite: false };
}

/**
 * What is sent to the server, each field as the server would store it. Descriptions of variables
 * that the text no longer contains are left out.
 */
export function templateToSave(form: TemplateForm): TemplateForm {
  const used = new Set(variablesOf(form));
  const template_variables = form.template_variables.filter(
    ({ name, example, fallback }) => used.has(name) && Boolean(example?.trim() || fallback?.trim()),
  );
  const sent = { ...form, template_variables };
  return { ...sent, ...readable(templateFields).parse(sent) };
}

export function isSameForm(one: TemplateForm, other: TemplateForm): boolean {
  return JSON.stringify(templateToSave(one)) === JSON.stringify(templateToSave(other));
}

/** The changed fields only, with the version they were made to if the server needs it. */
export function changesOf(
  from: TemplateForm,
  to: TemplateForm,
  version: number,
): UpdateEmailTemplateRequest {
  const before: Record<string, unknown> = templateToSave(from);
  const changed = Object.entries(templateToSave(to)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  const isWritten = changed.some(([field]) => writtenFields.some((one) => one === field));
  return { ...Object.fromEntries(changed), ...(isWritten && { version }) };
}

/** Problems by field, as sentences. */
export type Problems = Partial<Record<FormField, string>>;

type Saved = { readonly name: string | null; readonly tags: readonly string[] };

/** What keeps a template from being saved. A name and tags that it has already may stay. */
export function checkForm(form: TemplateForm, saved: Saved): Problems {
  const sent = templateToSave(form);
  const checks: Partial<Record<FormField, () => string | null>> = {
    name: () => nameProblem(form.name, saved.name),
    tags: () => tagsProblem(form.tags, saved.tags),
  };
  const problems = formFields.flatMap((field) => {
    const check = checks[field] ?? (() => fieldProblem(field, sent[field]));
    const problem = check();
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(problems);
}

export function hasRequired({ name, subject_line, email_content }: TemplateForm): boolean {
  return [name, subject_line, email_content].every((text) => text.trim() !== '');
}
