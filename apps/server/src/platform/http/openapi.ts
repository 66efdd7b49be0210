import { zodToOpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import * as contract from '@replysmith/contract';
import type { AppEnvironment } from './api.ts';
import { keyScheme, sessionScheme } from './route.ts';

/**
 * Schemas of the contract keep their names in the document and are included once. Of two names the
 * first counts, so their order must not depend on who bundled the contract.
 */
const byName = Object.entries(contract).toSorted(([one], [other]) => (one < other ? -1 : 1));
for (const [refId, schema] of byName) {
  const isNamed =
    schema instanceof z.ZodObject ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodDiscriminatedUnion;
  // oxlint-disable-next-line typescript/no-deprecated -- names them in place; the contract knows no OpenAPI
  if (isNamed) zodToOpenAPIRegistry.add(schema, { _internal: { refId } });
}

/** The API's description in OpenAPI 3.1, as JSON. */
export function describeApi(app: OpenAPIHono<AppEnvironment>, sessionCookie: string): string {
  app.openAPIRegistry.registerComponent('securitySchemes', sessionScheme, {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description:
      'The cookie that signing in sets. Calls that change anything must send Origin, too.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', keyScheme, {
    type: 'http',
    scheme: 'bearer',
    description:
      'An access key, made in Settings, as `Authorization: Bearer …`; each operation names the scope it needs. No Origin is needed.',
  });
  return JSON.stringify(
    app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Replysmith', version: '1' } }),
  );
}
