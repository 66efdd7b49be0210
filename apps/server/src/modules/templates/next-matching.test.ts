import { ChangeTemplatesRequest, lengths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { getTemplate } from './service.ts';
import { changeTemplates } from './bulk.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.createPerson();
});

type Change = z.input<typeof ChangeTemplatesRequest>['change'];

async function make(count: number, as = ada): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) ids.push((await makeTemplate(as)).id);
  return ids;
}

describe('everything that a filter shows', () => {
  const matching = (what: Change, filter: object, rest: object = {}) =>
    changeTemplates(
      ada.ctx,
      ChangeTemplatesRequest.parse({
        change: what,
        of: { matching: { filter, made_before: '2999-01-01T00:00:00Z', ...rest } },
      }),
    );

  it('is changed, but for what is left out and what was made later', async () => {
    const ids = await make(4);
    const made_before = new Date(test.clock.now.getTime() + 1).toISOString();
    test.clock.now = new Date(test.clock.now.getTime() + 2);
    const [later = ''] = await make(1);
    const rest = { except: ids.slice(0, 1), made_before };
    const { done, next } = await matching({ type: 'delete' }, { search: 'checkout' }, rest);
    expect(done.map(({ id }) => id)).toEqual(ids.slice(1).sort());
    expect(next).toBeNull();
    expect(await getTemplate(ada.ctx, later)).toMatchObject({ deleted_at: null });
    expect((await matching({ type: 'restore' }, { view: 'trash' })).done).toHaveLength(3);
  });

  it('is told by a filter whose parts are JSON', async () => {
    await makeTemplate(ada, { tags: ['speed'] });
    const { id } = await makeTemplate(ada, { tags: ['speed'], is_favorite: true });
    const { done } = await matching({ type: 'delete' }, { favorite: true, tag: ['speed'] });
    expect(done.map((one) => one.id)).toEqual([id]);
  });

  it('is walked through part by part, each template once', async () => {
    await setPlan(test.database.everything, ada.id, 'Pro');
    const rows = Array.from({ length: lengths.bulkChange + 7 }, (_, at) => ({
      ...{ user_id: ada.id, name: `T${at}`, subject_line: 'x', email_content: 'x', category: 'x' },
      ...{ folded_name: 'x', folded_subject: 'x', folded_tags: '', folded_content: 'x' },
      content_digest: '',
    }));
    await test.database.everything.insertInto('email_templates').values(rows).execute();
    const first = await matching({ type: 'delete' }, {});
    expect(first.done).toHaveLength(lengths.bulkChange);
    const second = await matching({ type: 'delete' }, {}, { after: first.next });
    expect([second.done.length, second.next]).toEqual([7, null]);
    const all = [...first.done, ...second.done].map(({ id }) => id);
    expect(new Set(all).size).toBe(lengths.bulkChange + 7);
  });

  it('is nothing of somebody else’s', async () => {
    const bo = await test.createPerson();
    const [theirs = ''] = await make(1, bo);
    expect(await matching({ type: 'delete' }, {})).toEqual({ done: [], failed: [], next: null });
    expect((await getTemplate(bo.ctx, theirs)).deleted_at).toBeNull();
  });
});
