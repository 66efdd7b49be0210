import { randomUUID } from 'node:crypto';
import { CreateEmailTemplateRequest } from '@replysmith/contract';
import { createFolder } from '../../modules/templates/folders.ts';
import { createTemplate, updateTemplate } from '../../modules/templates/service.ts';
import type { Person } from '../person.ts';

export const newTemplate = {
  name: 'Slow checkout',
  subject_line: 'Your checkout',
  email_content: 'Hi Tom, is your checkout slow?',
};

/** Adds two templates and two folders: one of each to keep and one to delete. */
export async function templatesOf({ ctx }: Person) {
  const add = () => createTemplate(ctx, CreateEmailTemplateRequest.parse(newTemplate));
  const addFolder = async () =>
    (await createFolder(ctx, { name: randomUUID(), description: null, color: '#0F766E' })).id;
  const [{ id: template }, { id: spareTemplate }] = [await add(), await add()];
  await updateTemplate(ctx, template, { name: 'Quick checkout', version: 1 });
  return { template, spareTemplate, folder: await addFolder(), spareFolder: await addFolder() };
}
