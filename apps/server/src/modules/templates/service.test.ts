import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { cloneTemplate, deleteTemplate, getTemplate, recordTemplateUse } from './service.ts';

let test: TestApp;
let ada: Person;
let bo: Person;
let id: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [ada, bo] = await Promise.all([test.createPerson(), test.createPerson()]);
  ({ id } = await makeTemplate(ada, { name: 'n'.repeat(100) }));
});

const uses = (template_id: string) =>
  test.database.everything
    .selectFrom('template_usage_analytics')
    .select(['usage_type', 'user_id'])
    .where('template_id', '=', template_id)
    .execute();

describe('using a template', () => {
  it('is counted, however many do it at once', async () => {
    const use = (usage_type: 'use' | 'copy') =>
      recordTemplateUse(ada.ctx, { template_id: id, usage_type });
    await Promise.all([use('use'), use('use'), use('copy')]);
    expect(await getTemplate(ada.ctx, id)).toMatchObject({
      ...{ usage_count: 3, version: 1, last_used_at: test.clock.now.toISOString() },
    });
    expect((await uses(id)).map(({ usage_type }) => usage_type).sort()).toEqual([
      ...['copy', 'use', 'use'],
    ]);
  });

  it('needs one’s own template, out of the trash', async () => {
    const use = (template_id: string, as = ada) =>
      recordTemplateUse(as.ctx, { template_id, usage_type: 'use' });
    await expect(use(id, bo)).rejects.toMatchObject({ code: 'not_found' });
    await expect(use(randomUUID(), bo)).rejects.toMatchObject({ code: 'not_found' });
    await deleteTemplate(ada.ctx, id);
    await expect(use(id)).rejects.toMatchObject({ code: 'in_trash' });
    expect(await uses(id)).toEqual([]);
  });
});

describe('cloning a template', () => {
  it('gives a copy of version 1 that names its original, and counts', async () => {
    const original = await getTemplate(ada.ctx, id);
    const copy = await cloneTemplate(ada.ctx, { template_id: id });
    expect(copy).toMatchObject({
      ...{ name: `${'n'.repeat(93)} (Copy)`, version: 1, parent_template_id: id },
      ...{ email_content: original.email_content, usage_count: 0, clone_count: 0 },
      optimization_score: original.optimization_score,
      score_version: original.score_version,
    });
    expect(await getTemplate(ada.ctx, id)).toMatchObject({ clone_count: 1, version: 1 });
    expect(await uses(id)).toEqual([{ usage_type: 'clone', user_id: ada.id }]);
  });

  it('needs one’s own template, out of the trash, and a place', async () => {
    const clone = (as = ada) => cloneTemplate(as.ctx, { template_id: id });
    await expect(clone(bo)).rejects.toMatchObject({ code: 'not_found' });
    for (let made = 1; made < 10; made += 1) await clone();
    await expect(clone()).rejects.toMatchObject({ code: 'usage_limit_reached' });
    expect(await getTemplate(ada.ctx, id)).toMatchObject({ clone_count: 9 });
    await deleteTemplate(ada.ctx, id);
    await expect(clone()).rejects.toMatchObject({ code: 'in_trash' });
  });
});
