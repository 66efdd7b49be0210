import { lengths, readableLength } from '@replysmith/contract';
import type { FormField, TemplateForm } from './template-form.ts';

/** What is wrong, by field, as sentences. */
export type Problems = Partial<Record<FormField, string>>;

/** Letters and digits of any language, and the signs that names need. */
const nameCharacters = /^[\p{L}\p{M}\p{N}\s\-_.,!?()'’&:/]*$/u;

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

function nameProblem(typed: string, savedName: string | null): string | null {
  const name = typed.trim();
  if (name === '') return 'Template name is required';
  if (name === savedName) return null;
  if (name.length > lengths.templateName) return 'Template name is too long';
  return nameCharacters.test(name) ? null : 'Template name contains invalid characters';
}

function subjectProblem(typed: string): string | null {
  const subject = typed.trim();
  if (subject === '') return 'Subject line is required';
  return subject.length > lengths.templateSubject ? 'Subject line is too long' : null;
}

function contentProblem(content: string): string | null {
  if (content.length > lengths.templateContent) return 'Email content is too long';
  return readableLength(content) < lengths.templateContentMin
    ? `Email content must be at least ${String(lengths.templateContentMin)} characters`
    : null;
}
