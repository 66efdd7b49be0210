import {
  type CreateEmailTemplateRequest,
  type EmailStage,
  type EmailTemplate,
  type TemplateVariable,
  type UpdateEmailTemplateRequest,
  defaultCategory,
  lengths,
  nameOfCopy,
  readableLength,
  variablesOf,
  writtenFields,
} from '@replysmith/contract';
import { nameProblem, subjectProblem } from '../../../lib/template-checks.ts';

/** The fields of the editor. */
export type TemplateForm = {
  readonly name: string;
  readonly subject_line: string;
  readonly email_content: string;
  readonly category: string;
  readonly folder_id: string | null;
  readonly tags: readonly string[];
  readonly description: string;
  readonly template_variables: readonly TemplateVariable[];
  readonly stage: EmailStage | null;
  readonly is_favorite: boolean;
};

export type FormField = keyof TemplateForm;

export function blankForm(folder_id: string | null): TemplateForm {
  return {
    name: '',
    subject_line: '',
    email_content: '',
    category: defaultCategory,
    folder_id,
    tags: [],
    description: '',
    template_variables: [],
    stage: null,
    is_favorite: false,
  };
}

export function formOf(
  template: Omit<TemplateForm, 'description'> & { description: string | null },
) {
  const { name, subject_line, email_content, category, folder_id, tags, is_favorite } = template;
  const { template_variables, stage, description } = template;
  return {
    ...{ name, subject_line, email_content, category, folder_id, tags, is_favorite },
    ...{ template_variables, stage },
    description: description ?? '',
  } satisfies TemplateForm;
}

/** The form of a new template based on another; it keeps folder and tags. */
export function copyOf(template: EmailTemplate): TemplateForm {
  const name = nameOfCopy(template.name, { suffix: ' (Copy)' });
  return { ...formOf(template), name, is_favorite: false };
}

/**
 * What is sent to the server. Descriptions of variables that the text no longer contains are left
 * out.
 */
export function requestOf(form: TemplateForm) {
  const used = new Set(variablesOf(form));
  const described = form.template_variables.filter(
    ({ name, example, fallback }) => used.has(name) && Boolean(example?.trim() || fallback?.trim()),
  );
  return {
    ...form,
    name: form.name.trim(),
    subject_line: form.subject_line.trim(),
    category: form.category.trim() || defaultCategory,
    tags: [...form.tags],
    description: form.description.trim() || null,
    template_variables: described.map(({ name, example, fallback }) => ({
      name,
      example: example?.trim() || null,
      fallback: fallback?.trim() || null,
    })),
  } satisfies Partial<CreateEmailTemplateRequest>;
}

export function isSameForm(one: TemplateForm, other: TemplateForm): boolean {
  return JSON.stringify(requestOf(one)) === JSON.stringify(requestOf(other));
}

/** The changed fields only, with the version they were made to if the server needs it. */
export function changesOf(
  from: TemplateForm,
  to: TemplateForm,
  version: number,
): UpdateEmailTemplateRequest {
  const before: Record<string, unknown> = requestOf(from);
  const changed = Object.entries(requestOf(to)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  const isWritten = changed.some(([field]) => writtenFields.some((one) => one === field));
  return { ...Object.fromEntries(changed), ...(isWritten && { version }) };
}

/** Problems by field, as sentences. */
export type Problems = Partial<Record<FormField, string>>;

/** What keeps a template from being saved. A name that it has already may stay as it is. */
export function checkForm(form: TemplateForm, savedName: string | null): Problems {
  const problems: [FormField, string | null][] = [
    ['name', nameProblem(form.name, savedName)],
    ['subject_line', subjectProblem(form.subject_line)],
    ['email_content', contentProblem(form.email_content)],
    [
      'category',
      form.category.length > lengths.category
        ? `Use at most ${String(lengths.category)} characters.`
        : null,
    ],
    [
      'description',
      form.description.length > lengths.templateDescription
        ? 'Description is too long (max 500 characters)'
        : null,
    ],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

export function hasRequired({ name, subject_line, email_content }: TemplateForm): boolean {
  return [name, subject_line, email_content].every((text) => text.trim() !== '');
}

function contentProblem(content: string): string | null {
  if (content.length > lengths.templateContent) return 'Email content is too long';
  return readableLength(content) < lengths.templateContentMin
    ? `Email content must be at least ${String(lengths.templateContentMin)} characters`
    : null;
}
