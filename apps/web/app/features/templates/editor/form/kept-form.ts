import { EmailStage } from '@replysmith/contract';
import { keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';
import type { TemplateForm } from './template-form.ts';

/** A form as it was typed and not saved yet. */
export type KeptForm = {
  readonly form: TemplateForm;
  /** The version of the template that it was written to; 0 for one that is not saved yet. */
  readonly version: number;
  /** When the last of it was typed, in milliseconds since 1970. */
  readonly at: number;
};

/** Where a form is kept in this browser: each template has its place, and so have new ones. */
export function placeOf(userId: string, what: string): string {
  return `${userId}:template:${what}`;
}

/** Keeps a form; false when the browser did not. */
export function keepForm(place: string, kept: KeptForm): boolean {
  return keepWork(place, JSON.stringify(kept));
}

export function forgetForm(place: string): void {
  keepWork(place, '');
}

export function keptForm(place: string): KeptForm | null {
  try {
    const kept: unknown = JSON.parse(keptWork(place));
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptForm {
  if (!isRecord(value) || !isRecord(value['form'])) return false;
  const { form } = value;
  const texts = ['name', 'subject_line', 'email_content', 'category', 'description'];
  return (
    typeof value['version'] === 'number' &&
    typeof value['at'] === 'number' &&
    texts.every((field) => typeof form[field] === 'string') &&
    (form['folder_id'] === null || typeof form['folder_id'] === 'string') &&
    EmailStage.nullable().safeParse(form['stage']).success &&
    typeof form['is_favorite'] === 'boolean' &&
    areAll(form['tags'], (tag) => typeof tag === 'string') &&
    areAll(form['template_variables'], (one) => isRecord(one) && typeof one['name'] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function areAll(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}
