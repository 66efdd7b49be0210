import { NearestTemplatesReply, paths } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { deleteTemplate } from './service.ts';
import { findNearestTemplates } from './similar.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const bees = {
  name: 'Beehives on the roof',
  subject_line: 'Bees on your roof',
  email_content:
    'Hi {{firstName}},\n\nYour hotel has a flat roof. We keep beehives on roofs and bottle the honey.\n\nWould a jar be of interest?',
};
const email = {
  subject: 'Honey from your own roof',
  body: 'Hi Priya,\n\nYour hotel in Leeds has a flat roof. We keep beehives on such roofs, and bottle the honey.\n\nIs it of interest?',
};

/** A template without any extra facts, so that only its text is compared. */
const fromLibrary = libraryTemplates.find(({ id }) => id === 'dead-link-in-your-guide');
if (!fromLibrary) throw new Error('The library has no such template.');
const { name, category, tags, subject_line, email_content } = fromLibrary;
const asTemplate = { name, category, tags, subject_line, email_content };
const asEmail = { subject: subject_line, body: email_content };

describe('the nearest templates', () => {
  it('are one’s own and the library’s, nearest first, at most three, each with a reason', async () => {
    const made = await makeTemplate(ada, bees);
    const [first, ...others] = await findNearestTemplates(ada.ctx, email);
    expect(first).toMatchObject({
      ...{ source: 'own', id: made.id, name: made.name, subject: 'Bees on your roof' },
      reason: expect.stringContaining('Both: ') as string,
    });
    expect(others.length).toBeLessThanOrEqual(2);
    const similarities = [first, ...others].map((near) => near?.similarity ?? 0);
    expect(similarities).toEqual(similarities.toSorted((one, other) => other - one));
  });

  it('are one’s own before the library’s where both are as near', async () => {
    const { id } = await makeTemplate(ada, asTemplate);
    const found = await findNearestTemplates(ada.ctx, asEmail);
    expect(found.slice(0, 2).map((near) => [near.source, near.id])).toEqual([
      ['own', id],
      ['library', fromLibrary.id],
    ]);
    expect(found[0]?.similarity).toBe(found[1]?.similarity);
  });

  it('are not the library’s where one saved them', async () => {
    const { id } = await makeTemplate(ada, {
      ...asTemplate,
      library_template_id: fromLibrary.id,
    });
    const found = (await findNearestTemplates(ada.ctx, asEmail)).map((near) => near.id);
    expect(found).toContain(id);
    expect(found).not.toContain(fromLibrary.id);
  });

  it('are none of somebody else’s, and none that is in the trash', async () => {
    const bo = await test.createPerson();
    await makeTemplate(bo, bees);
    const { id } = await makeTemplate(ada, bees);
    await deleteTemplate(ada.ctx, id);
    const found = await findNearestTemplates(ada.ctx, email);
    expect(found.filter(({ source }) => source === 'own')).toEqual([]);
  });

  it('are none when nothing is near', async () => {
    expect(await findNearestTemplates(ada.ctx, { subject: null, body: 'Zyx wvu.' })).toEqual([]);
    expect(await findNearestTemplates(ada.ctx, { subject: '', body: '' })).toEqual([]);
  });

  it('are found by the beginning of a long template, which is all that is read', async () => {
    const filler = '\n\n1 2 3 4 5 6 7 8 9'.repeat(300);
    const pending = await makeTemplate(ada, {
      ...bees,
      email_content: bees.email_content + filler,
    });
    const late = await makeTemplate(ada, {
      ...{ name: 'A', subject_line: 'B', email_content: filler + bees.email_content },
    });
    const found = (await findNearestTemplates(ada.ctx, email)).map(({ id }) => id);
    expect(found).toContain(pending.id);
    expect(found).not.toContain(late.id);
  });

  it('cannot be told while the coach has no room', async () => {
    const nearestOfAll = () => Promise.reject(new Error('Task queue is full'));
    const ctx = { ...ada.ctx, ai: { ...ada.ctx.ai, nearestOfAll } };
    await expect(findNearestTemplates(ctx, email)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the door', () => {
  const ask = (body: object) => test.call(paths.nearestTemplates, { as: ada, body });

  it('answers in the shape of the contract thirty times a minute, which takes nothing of the searches', async () => {
    await makeTemplate(ada, bees);
    const { items } = NearestTemplatesReply.parse(await (await ask(email)).json());
    expect(items[0]?.name).toBe(bees.name);
    const statuses = [];
    for (let time = 0; time < 30; time += 1) statuses.push((await ask(email)).status);
    expect(statuses.slice(0, 29).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const search = await test.call(`${paths.emailTemplates}?search=bees`, { as: ada });
    expect(search.status).toBe(200);
  });

  it.each([
    [{ subject: null }, 'body', 'This must be text.'],
    [{ subject: 7, body: 'Hi' }, 'subject', 'This must be text.'],
    [{ subject: null, body: 'a\u0000b' }, 'body', 'This does not look like text.'],
    [{ subject: null, body: 'x'.repeat(50_001) }, 'body', 'Use at most 50,000 characters.'],
  ])('refuses what is no email: %#', async (body, field, sentence) => {
    const response = await ask(body);
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { fields: Record<string, string[]> } };
    expect(error.fields[field]).toContain(sentence);
  });
});
