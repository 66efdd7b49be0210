import type { EmailTemplate } from '@replysmith/contract';
import { requestOf, type TemplateForm } from '../form/template-form.ts';
import { isolated } from '../../../../lib/words/isolated.ts';

/** A new template as it is sent: a folder and tags that nobody touched are left to the settings. */
export function leftOpen(form: TemplateForm, base: TemplateForm) {
  const { folder_id, tags, ...rest } = requestOf(form);
  return {
    ...rest,
    ...(folder_id !== base.folder_id && { folder_id }),
    ...(tags.length > 0 && { tags }),
  };
}

/** What a new template is called, and what the settings made of it. */
export function whereTo({ name, folder, tags }: EmailTemplate): string {
  const place = folder ? `, in “${isolated(folder.name)}”` : '';
  const labels = tags.length > 0 ? `, tagged ${tags.join(', ')}` : '';
  return `${name}${place}${labels}`;
}
