import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  EmailTemplate,
  LibraryTemplateList,
  paths,
  SavedFromLibraryList,
} from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (headers: Record<string, string> = {}) =>
  test.call(paths.libraryTemplates, { headers });

describe('the library', () => {
  it('is there for everybody, every template as it was promised', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const { items } = LibraryTemplateList.parse(await response.json());
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('is not sent again to who has it', async () => {
    const first = await get();
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await get({ 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get({ 'If-None-Match': 'W/"another"' })).status).toBe(200);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is packed for who accepts %s', async (encoding, unpack) => {
    const response = await get({ 'Accept-Encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const plain = await (await get()).text();
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
  });
});

describe('what was saved from the library', () => {
  const saved = async (as: Person) => {
    const response = await test.call(paths.savedFromLibrary, { as });
    return SavedFromLibraryList.parse(await response.json()).items;
  };
  const save = async (as: Person, library_template_id: string | null) => {
    const body = { ...newTemplate, library_template_id };
    const response = await test.call(paths.emailTemplates, { method: 'POST', as, body });
    return EmailTemplate.parse(await response.json()).id;
  };

  it('is known to its owner alone, the newest copy of each, until it is deleted', async () => {
    const [ada, bob] = [await test.createPerson(), await test.createPerson()];
    await save(ada, null);
    await save(ada, 'slow-checkout-timed');
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    const newest = await save(ada, 'slow-checkout-timed');
    await save(bob, 'dead-link-in-your-guide');
    expect(await saved(ada)).toEqual([
      { library_template_id: 'slow-checkout-timed', template_id: newest },
    ]);
    await test.call(`${paths.emailTemplates}/${newest}`, { method: 'DELETE', as: ada });
    const [older] = await saved(ada);
    expect(older?.template_id).not.toBe(newest);
  });
});
