import { lengths, paths, TemplateVersionList, writtenFields } from '@replysmith/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { changeTemplates } from './bulk.ts';
import { deleteTemplate, getTemplate, restoreTemplateVersion, updateTemplate } from './service.ts';
import { listTemplateVersions } from './versions.ts';

let test: TestApp;
let ada: Person;
let id: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.createPerson();
  ({ id } = await makeTemplate(ada, { name: 'First' }));
});

const rename = (name: string, version: number) => updateTemplate(ada.ctx, id, { name, version });
const versions = async () => (await listTemplateVersions(ada.ctx, { template_id: id })).items;
const goBack = (version: number, latest: number) =>
  restoreTemplateVersion(ada.ctx, { template_id: id, version, latest });

describe('the earlier texts', () => {
  it('are told newest first, each as it was, through the door too', async () => {
    const first = await getTemplate(ada.ctx, id);
    await rename('Second', 1);
    await rename('Third', 2);
    expect((await versions()).map(({ name, version }) => [name, version])).toEqual([
      ['Second', 2],
      ['First', 1],
    ]);
    for (const field of [...writtenFields, 'optimization_score', 'score_version'] as const) {
      expect((await versions()).at(-1)?.[field]).toEqual(first[field]);
    }
    const response = await test.call(`${paths.templateVersions}?template_id=${id}`, { as: ada });
    expect(TemplateVersionList.parse(await response.json()).items).toEqual(await versions());
  });

  it('include what tags were added to', async () => {
    await changeTemplates(ada.ctx, { change: { type: 'tag', tags: ['new'] }, of: { ids: [id] } });
    expect(await versions()).toMatchObject([{ version: 1, tags: [] }]);
  });

  it('are the last fifty', async () => {
    const most = lengths.templateVersions;
    for (let version = 1; version <= most + 2; version += 1) await rename(`${version}`, version);
    const stored = (await versions()).map(({ version }) => version);
    expect(stored).toEqual(Array.from({ length: most }, (_, at) => most + 2 - at));
  });

  it('of somebody else’s template are as good as none', async () => {
    const bo = await test.createPerson();
    await rename('Second', 1);
    for (const template_id of [id, randomUUID()]) {
      const listing = listTemplateVersions(bo.ctx, { template_id });
      await expect(listing).rejects.toMatchObject({ code: 'not_found' });
      const going = restoreTemplateVersion(bo.ctx, { template_id, version: 1, latest: 2 });
      await expect(going).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('going back', () => {
  it('writes the earlier text anew, and loses nothing', async () => {
    const first = await getTemplate(ada.ctx, id);
    await rename('Second', 1);
    const back = await goBack(1, 2);
    expect(back).toMatchObject({ name: 'First', version: 3 });
    expect(back.optimization_score).toBe(first.optimization_score);
    expect((await versions()).map(({ name }) => name)).toEqual(['Second', 'First']);
  });

  it('is refused when the template was changed meanwhile', async () => {
    await rename('Second', 1);
    await rename('Third', 2);
    await expect(goBack(1, 2)).rejects.toMatchObject({ code: 'version_conflict' });
    expect(await getTemplate(ada.ctx, id)).toMatchObject({ name: 'Third', version: 3 });
  });

  it('needs a text to go back to', async () => {
    await expect(goBack(7, 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('waits until the template is out of the trash', async () => {
    await rename('Second', 1);
    await deleteTemplate(ada.ctx, id);
    await expect(goBack(1, 2)).rejects.toMatchObject({ code: 'in_trash' });
    expect(await versions()).toHaveLength(1);
  });
});
