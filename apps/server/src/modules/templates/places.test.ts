import { randomUUID } from 'node:crypto';
import { CreateEmailTemplateRequest, type ImportTemplatesRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { getUserSubscription } from '../billing/usage.ts';
import { changeTemplates } from './bulk.ts';
import { cloneTemplate, createTemplate, deleteTemplate } from './service.ts';
import { importTemplates } from './import.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.createPerson();
});

const input = CreateEmailTemplateRequest.parse(newTemplate);
const free = 10;

async function saved(): Promise<number> {
  const rows = await test.database.everything
    .selectFrom('email_templates')
    .select('id')
    .where('user_id', '=', ada.id)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.length;
}

const shown = async () => (await getUserSubscription(ada.ctx)).usage_tracking.templates_saved;

async function fill(count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await makeTemplate(ada)).id);
  return ids;
}

const row = (name: string): ImportTemplatesRequest => ({
  ...{ rows: [{ ...newTemplate, name }], dry_run: false, skip_duplicates: false },
});

describe('the last place', () => {
  it.each([1, 2, 3, 4, 5])(
    'is given to one of thirty who want it at once, in whatever way (round %i)',
    async () => {
      const [template_id = '', thrownAway = ''] = await fill(free);
      await deleteTemplate(ada.ctx, thrownAway);
      const change = (type: 'duplicate' | 'restore', id: string) =>
        changeTemplates(ada.ctx, {
          change: type === 'restore' ? { type } : { type, prefix: 'Copy of' },
          of: { ids: [id] },
        });
      const ways = [
        () => createTemplate(ada.ctx, input).then(() => 1),
        () => cloneTemplate(ada.ctx, { template_id }).then(() => 1),
        () => change('duplicate', template_id).then(({ done }) => done.length),
        () => change('restore', thrownAway).then(({ done }) => done.length),
        () =>
          importTemplates(ada.ctx, row(randomUUID()), randomUUID()).then(
            ({ verdicts }) => verdicts.filter(({ status }) => status === 'imported').length,
          ),
      ];
      const calls = await Promise.allSettled(
        Array.from({ length: 30 / ways.length }, () => ways.map((take) => take())).flat(),
      );
      const made = calls.map((call) => (call.status === 'fulfilled' ? call.value : 0));
      expect(made.reduce((sum, one) => sum + one, 0)).toBe(1);
      const refusals = calls.flatMap((call): unknown[] =>
        call.status === 'rejected' ? [call.reason] : [],
      );
      for (const reason of refusals) {
        expect(reason).toMatchObject({ code: 'usage_limit_reached' });
      }
      expect(await saved()).toBe(free);
      expect(await shown()).toBe(free);
    },
  );

  it('is free again once a template is in the trash', async () => {
    const [id = ''] = await fill(free);
    await expect(makeTemplate(ada)).rejects.toMatchObject({ code: 'usage_limit_reached' });
    await deleteTemplate(ada.ctx, id);
    await makeTemplate(ada);
    await expect(makeTemplate(ada)).rejects.toMatchObject({ code: 'usage_limit_reached' });
    expect(await shown()).toBe(free);
  });

  it('is not used up by what fails', async () => {
    await fill(free - 1);
    const failing = createTemplate(
      { ...ada.ctx, call: { ...ada.ctx.call, beforeCommit: fail } },
      input,
    );
    await expect(failing).rejects.toThrow('Nobody waits any more.');
    await makeTemplate(ada);
    expect(await shown()).toBe(free);
  });
});

describe('who goes over to a smaller plan', () => {
  it('keeps what is there and adds nothing', async () => {
    await setPlan(test.database.everything, ada.id, 'Starter');
    const ids = await fill(free + 2);
    await setPlan(test.database.everything, ada.id, 'Free');
    await expect(makeTemplate(ada)).rejects.toMatchObject({ code: 'usage_limit_reached' });
    const [first = '', second = '', third = ''] = ids;
    for (const id of [first, second]) await deleteTemplate(ada.ctx, id);
    await expect(makeTemplate(ada)).rejects.toMatchObject({ code: 'usage_limit_reached' });
    await deleteTemplate(ada.ctx, third);
    await makeTemplate(ada);
    expect(await saved()).toBe(free);
  });
});

it('a plan without a limit has room for more', async () => {
  await setPlan(test.database.everything, ada.id, 'Pro');
  await fill(free + 1);
  expect(await shown()).toBe(free + 1);
});

it("somebody else's templates take no place", async () => {
  const bo = await test.createPerson();
  for (let made = 0; made < free; made += 1) await makeTemplate(bo);
  await fill(free);
});

function fail(): never {
  throw new Error('Nobody waits any more.');
}
