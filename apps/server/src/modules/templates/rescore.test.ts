import { score, scoreBasis } from '@replysmith/coach';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import type { Services } from '../../platform/context/context.ts';
import { deleteTemplate, getTemplate, updateTemplate } from './service.ts';
import { rescoreTemplates } from './rescore.ts';

let test: TestApp;
let ada: Person;
beforeEach(async () => {
  test = await createTestApp();
  ada = await test.createPerson();
});
afterEach(() => test.close());

const rescore = (services: Services = test.services) => rescoreTemplates(services, 'system');
const now = {
  optimization_score: score({
    ...{ subject: newTemplate.subject_line, body: newTemplate.email_content },
  }).value,
  score_version: scoreBasis.version,
};
const old = { optimization_score: 99, score_version: 'older' };

async function write(person: Person, stored: object, fields: object = {}): Promise<string> {
  const { id } = await makeTemplate(person, fields);
  await test.database.everything
    .updateTable('email_templates')
    .set(stored)
    .where('id', '=', id)
    .execute();
  return id;
}
const withAi = (scoring: Services['ai']['score']): Services => ({
  ...test.services,
  ai: { ...test.services.ai, score: scoring },
});

it('scores anew what has a score of another version, whoever’s it is, and once', async () => {
  const bo = await test.createPerson();
  const ids: (readonly [Person, string])[] = [
    [ada, await write(ada, old)],
    [ada, await write(ada, { ...old, score_version: null })],
    [bo, await write(bo, old)],
  ];
  const before = await getTemplate(ada.ctx, ids[0]?.[1] ?? '');
  test.clock.now = new Date(test.clock.now.getTime() + 60_000);
  expect(await rescore()).toBe(3);
  for (const [{ ctx }, id] of ids) expect(await getTemplate(ctx, id)).toMatchObject(now);
  expect(await getTemplate(ada.ctx, before.id)).toEqual({ ...before, ...now });
  expect(await rescore()).toBe(0);
});

it('scores more than a batch, the trash too', async () => {
  await setPlan(test.database.everything, ada.id, 'Pro');
  const ids: string[] = [];
  for (let count = 0; count < 52; count += 1) ids.push(await write(ada, old));
  await deleteTemplate(ada.ctx, ids[0] ?? '');
  expect(await rescore()).toBe(52);
  for (const id of ids) expect(await getTemplate(ada.ctx, id)).toMatchObject(now);
});

it('scores for everybody, page after page, also when one cannot be scored', async () => {
  const people = [ada, await test.createPerson(), await test.createPerson()];
  for (const person of people) await write(person, old);
  const services = withAi((draft) =>
    query.mock.calls.filter(isPage).length === 1
      ? Promise.reject(new Error('no room'))
      : test.services.ai.score(draft),
  );
  const isPage = ([text]: readonly [string, ...unknown[]]) =>
    /distinct "user_id".* limit /.test(text);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect(await rescoreTemplates(services, 'system', 1)).toBe(2);
  expect(query.mock.calls.filter(isPage)).toHaveLength(4);
  query.mockRestore();
  expect(await rescoreTemplates(test.services, 'system', 1)).toBe(1);
  expect(await rescoreTemplates(test.services, 'system', 1)).toBe(0);
});

it('leaves alone what has no score, and takes one from what is no email to judge', async () => {
  const none = { optimization_score: null, score_version: null };
  const unscored = await write(ada, none);
  const list = await write(ada, old, {
    email_content: 'Milk\nEggs\nBread\n2 kg flour\nButter\nOlive oil',
  });
  expect(await rescore()).toBe(1);
  expect(await getTemplate(ada.ctx, unscored)).toMatchObject(none);
  expect(await getTemplate(ada.ctx, list)).toMatchObject(none);
});

it('leaves a template as it was when the coach fails, and goes on with the others', async () => {
  const failing = await write(ada, old, { email_content: 'Hi Bo, this one is not scored.' });
  const other = await write(ada, old);
  const services = withAi((draft) =>
    draft.body.includes('not scored')
      ? Promise.reject(new Error('no room'))
      : test.services.ai.score(draft),
  );
  expect(await rescore(services)).toBe(1);
  expect(await getTemplate(ada.ctx, failing)).toMatchObject(old);
  expect(await getTemplate(ada.ctx, other)).toMatchObject(now);
});

it('writes no score of words that were changed while they were scored', async () => {
  const id = await write(ada, old);
  const email_content = 'Hi Tom, is your checkout as slow as it was in May?';
  let isChanged = false;
  const services = withAi(async (draft) => {
    const scored = await test.services.ai.score(draft);
    if (!isChanged) {
      isChanged = true;
      await updateTemplate(ada.ctx, id, { email_content, version: 1 });
    }
    return scored;
  });
  expect(await rescore(services)).toBe(0);
  const { value } = score({ subject: newTemplate.subject_line, body: email_content });
  expect(await getTemplate(ada.ctx, id)).toMatchObject({ version: 2, optimization_score: value });
});

it('is done for nobody who is neither the system nor an admin', async () => {
  await expect(rescoreTemplates(test.services, ada.ctx)).rejects.toMatchObject({
    code: 'not_found',
  });
});
