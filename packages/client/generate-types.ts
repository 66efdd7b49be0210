import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** Where `npm run describe-api` writes the server's description of itself. */
const documentFile = join(import.meta.dirname, '../../apps/web/app/features/api-docs/openapi.json');

export const files = {
  types: join(import.meta.dirname, 'src/openapi.ts'),
  operations: join(import.meta.dirname, 'src/operations.ts'),
};

type Described = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: { readonly 200?: { readonly content?: object } };
};

/** What of the client follows from the API's description. */
export async function generated(): Promise<Record<keyof typeof files, string>> {
  const document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenAPI3;
  const types = await openapiTS(withoutExamples(document) as OpenAPI3, {
    defaultNonNullable: false,
  });
  return {
    types: `/** Made from the API's description by \`npm run generate\`. */\n${astToString(types)}`,
    operations: operationsOf(document.paths as Record<string, Record<string, Described>>),
  };
}

/** The examples are longer than everything else; the pages about the API show them. */
function withoutExamples(value: unknown, isFields = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutExamples(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isFields || key !== 'example')
      .map(([key, part]) => [key, withoutExamples(part, key === 'properties')]),
  );
}

function operationsOf(paths: Record<string, Record<string, Described>>): string {
  const lines = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { operationId, parameters = [], responses }]) => {
      const isKeyed = parameters.some(({ name }) => name === 'idempotency-key');
      const types = Object.keys(responses[200]?.content ?? {})
        .filter((type) => type !== 'application/json' && type !== 'text/event-stream')
        .map((type) => `'${type}'`);
      const values = [`'${method}'`, `'${path}'`, String(isKeyed), `[${types.join(', ')}]`];
      return `  ${operationId}: [${values.join(', ')}],`;
    }),
  );
  return [
    `/** Made from the API's description by \`npm run generate\`: method, path, whether a call may have an Idempotency-Key, and the types of files that it gives. */`,
    'export const calls = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

if (import.meta.main) {
  const { types, operations } = await generated();
  writeFileSync(files.types, types);
  writeFileSync(files.operations, operations);
}
