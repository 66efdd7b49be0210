import { createConfig, lintFromString } from '@redocly/openapi-core';
import { errorCodes, paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/running/test-app.ts';

type Json = Record<string, unknown>;

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: Readonly<Record<'responses' | 'schemas', Readonly<Record<string, Json>>>>;
};

type Described = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Json };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Json>> }>
  >;
};

let test: TestApp;
let served: string;
let document: Document;

beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'https://replysmith.test' });
  served = await (await test.call(paths.openApi)).text();
  document = JSON.parse(served) as Document;
});
afterAll(() => test.close());

const operations = () => Object.values(document.paths).flatMap((one) => Object.values(one));

it('is valid to a linter, with every example true to its schema', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      // What anybody may read without saying anything cannot be refused.
      'operation-4xx-response': 'off',
    },
  });
  const problems = await lintFromString({ source: served, config, absoluteRef: 'openapi.json' });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
  expect(found).toEqual([]);
}, 60_000);

it('gives each operation a name of its own that a method can have', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
});

it('shows an example of whatever an operation takes and gives', () => {
  const missing = operations().flatMap(({ operationId, requestBody, responses }) => {
    const contents = { ...requestBody?.content, ...responses['200']?.content };
    const parts = [requestBody?.content ?? {}, responses['200']?.content ?? {}];
    expect(Object.keys(contents).length, operationId).toBeGreaterThan(0);
    return parts
      .flatMap((content) => Object.entries(content))
      .filter(([, media]) => (media as Json)['example'] === undefined)
      .map(([type]) => `${operationId} ${type}`);
  });
  expect(missing).toEqual([]);
});

it('says of every error code in which reply it comes', () => {
  const text = JSON.stringify(document.components.responses);
  // Only agents get it, whose calls are described by their protocol.
  const { only_post: _, ...described } = errorCodes;
  for (const code of Object.keys(described)) expect(text, code).toContain(`\`${code}\``);
});

it('writes no shape down twice', () => {
  const found = new Map<string, string[]>();
  const look = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { description: _, default: __, type: ___, ...shape } = value as Json;
    const named = (shape['enum'] as unknown[] | undefined)?.filter((one) => one !== null) ?? [];
    const fields = Object.keys(shape['properties'] ?? {});
    if (fields.length > 1 || named.length > 2) {
      const key = JSON.stringify(shape);
      found.set(key, [...(found.get(key) ?? []), at]);
    }
    for (const [key, part] of Object.entries(value)) {
      if (key !== 'example') look(part, `${at}/${key}`);
    }
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    // The same shape as it is sent, where it is received in another form.
    if (!name.endsWith('Input')) look(schema, name);
  }
  look(document.paths, '');
  const isInline = (place: string) => place.includes('/');
  const repeated = [...found.values()].filter((at) => at.length > 1 && at.some(isInline));
  expect(repeated).toEqual([]);
});
