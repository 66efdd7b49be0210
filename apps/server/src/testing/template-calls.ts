import { EmailTemplate, ErrorBody, paths } from '@replysmith/contract';
import type { Person } from './person.ts';
import { newTemplate } from './rows/templates-of.ts';
import type { TestApp } from './running/test-app.ts';

/** The calls about templates, as a person's browser makes them. */
export function templateCalls({ call }: Pick<TestApp, 'call'>, as: Person) {
  const pathOf = (id: string) => `${paths.emailTemplates}/${id}`;
  return {
    create: (overrides: object = {}, headers: Record<string, string> = {}) =>
      call(paths.emailTemplates, { as, body: { ...newTemplate, ...overrides }, headers }),
    read: (id: string) => call(pathOf(id), { as }),
    change: (id: string, body: object) => call(pathOf(id), { method: 'PATCH', as, body }),
    remove: (id: string) => call(pathOf(id), { method: 'DELETE', as }),
    purge: (id: string) =>
      call(paths.changeTemplates, { as, body: { change: { type: 'purge' }, of: { ids: [id] } } }),
    addFolder: async (name = 'Shops') => {
      const response = await call(paths.templateFolders, { as, body: { name } });
      return ((await response.json()) as { id: string }).id;
    },
  };
}

export async function templateIn(response: Response): Promise<EmailTemplate> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return EmailTemplate.parse(await response.json());
}

export async function errorIn(response: Response): Promise<ErrorBody['error']> {
  return ErrorBody.parse(await response.json()).error;
}
