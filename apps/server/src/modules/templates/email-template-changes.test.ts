import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { errorIn, templateCalls, templateIn } from '../../testing/template-calls.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Calls;
let bo: Calls;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [ada, bo] = [await somebody(), await somebody()];
});

type Calls = ReturnType<typeof templateCalls> & { readonly person: Person };

async function somebody(): Promise<Calls> {
  const person = await test.createPerson();
  return { ...templateCalls(test, person), person };
}

describe('a change', () => {
  it('of words makes a new version and a new score', async () => {
    const made = await makeTemplate(ada.person);
    const email_content =
      'Hi {{firstName}},\n\nThree pages of your shop took 9 seconds to load today. Shall I send the list?\n\nAda';
    const changed = await templateIn(await ada.change(made.id, { email_content, version: 1 }));
    expect(changed).toMatchObject({ email_content, version: 2, name: made.name });
    expect(changed.optimization_score).toBeGreaterThan(made.optimization_score ?? 100);
  });

  it('of folder and star needs no version and makes none', async () => {
    const { id, updated_at } = await makeTemplate(ada.person);
    const folder_id = await ada.addFolder();
    expect(await templateIn(await ada.change(id, { folder_id, is_favorite: true }))).toMatchObject({
      ...{ folder_id, is_favorite: true, version: 1, updated_at },
    });
    expect(await templateIn(await ada.change(id, { folder_id: '' }))).toMatchObject({
      folder: null,
    });
  });

  it('to the same words makes no version', async () => {
    const { id, name } = await makeTemplate(ada.person);
    expect(await templateIn(await ada.change(id, { name, version: 1 }))).toMatchObject({
      version: 1,
    });
  });

  it('to words that somebody changed meanwhile is refused, and nothing is lost', async () => {
    const { id } = await makeTemplate(ada.person);
    const first = await templateIn(await ada.change(id, { name: 'Mine', version: 1 }));
    const response = await ada.change(id, { name: 'Theirs', is_favorite: true, version: 1 });
    expect(response.status).toBe(409);
    expect((await errorIn(response)).code).toBe('version_conflict');
    expect(await templateIn(await ada.read(id))).toEqual(first);
  });

  it('made twice at the same moment is made once', async () => {
    const { id } = await makeTemplate(ada.person);
    const calls = await Promise.all(
      ['One', 'Two', 'Three', 'Four'].map((name) => ada.change(id, { name, version: 1 })),
    );
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('names the version of what it changes', async () => {
    const { id } = await makeTemplate(ada.person);
    expect((await errorIn(await ada.change(id, { name: 'New' }))).fields).toEqual({
      version: ['Name the version that you changed.'],
    });
  });

  it('puts nothing into somebody else’s folder', async () => {
    const { id } = await makeTemplate(ada.person);
    const response = await ada.change(id, { folder_id: await bo.addFolder() });
    expect((await errorIn(response)).fields).toEqual({ folder_id: ['There is no such folder.'] });
  });

  it('waits until the template is out of the trash', async () => {
    const { id } = await makeTemplate(ada.person);
    await ada.remove(id);
    const response = await ada.change(id, { is_favorite: true });
    expect(response.status).toBe(409);
    expect((await errorIn(response)).code).toBe('in_trash');
  });
});

describe('deleting', () => {
  it('moves to the trash first, and gives the place back', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => makeTemplate(ada.person)));
    const id = made[0]?.id ?? '';
    expect((await templateIn(await ada.remove(id))).deleted_at).not.toBeNull();
    expect((await templateIn(await ada.read(id))).deleted_at).not.toBeNull();
    await templateIn(await ada.create());
    expect((await ada.create()).status).toBe(429);
  });

  it('asked for twice takes nothing for good', async () => {
    const { id } = await makeTemplate(ada.person);
    const { deleted_at } = await templateIn(await ada.remove(id));
    expect((await templateIn(await ada.remove(id))).deleted_at).toBe(deleted_at);
  });

  it('for good takes the template out of the trash, and only from there', async () => {
    const { id } = await makeTemplate(ada.person);
    await ada.purge(id);
    expect((await ada.read(id)).status).toBe(200);
    await ada.remove(id);
    await ada.purge(id);
    expect((await ada.read(id)).status).toBe(404);
  });

  it('keeps the copies', async () => {
    const { id: parent_template_id } = await makeTemplate(ada.person);
    const { id } = await makeTemplate(ada.person, { parent_template_id });
    await ada.remove(parent_template_id);
    await ada.purge(parent_template_id);
    expect(await templateIn(await ada.read(id))).toMatchObject({ parent_template_id: null });
  });
});
