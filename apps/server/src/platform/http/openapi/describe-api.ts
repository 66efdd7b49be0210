import { ErrorBody } from '@replysmith/contract';
import { type Route, keyScheme, sessionScheme } from '../route.ts';
import type { Operation } from './document.ts';
import { describeOperation, operationIdOf, readExamples, schemasOf } from './operations.ts';
import { sharedRefusals } from './refusals.ts';
import { describeSchemas, readWords } from './schemas.ts';

type Tag = { readonly name: string; readonly description: string };

type Described = {
  readonly routes: readonly Route[];
  readonly tags: readonly Tag[];
  readonly publicUrl: string;
  readonly sessionCookie: string;
};

/** The API's description in OpenAPI 3.1, as JSON. */
export async function describeApi(described: Described): Promise<string> {
  const { routes, tags, publicUrl, sessionCookie } = described;
  const [examples, words] = await Promise.all([readExamples(), readWords()]);
  const schemas = describeSchemas(routes.flatMap(schemasOf), words);
  schemas.received(ErrorBody);
  const operations: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const example = examples[operationIdOf(route)];
    (operations[route.path] ??= {})[route.method] = describeOperation(route, schemas, example);
  }
  const { schemas: components, renamed } = schemas.components();
  return JSON.stringify({
    openapi: '3.1.0',
    info: {
      title: 'Replysmith',
      version: '1',
      summary:
        'A coach for cold emails: scores, rewrites, templates, campaigns and what came of them.',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl, description: 'The server that this description comes from' }],
    tags: tags.filter(({ name }) => routes.some(({ subject }) => subject === name)),
    paths: withNamesSent(operations, renamed),
    components: {
      securitySchemes: {
        [sessionScheme]: {
          ...{ type: 'apiKey', in: 'cookie', name: sessionCookie },
          description:
            'The cookie that signing in sets. Calls that change anything must carry the address of the server as Origin.',
        },
        [keyScheme]: {
          ...{ type: 'http', scheme: 'bearer' },
          description:
            'An access key, made in Settings, as `Authorization: Bearer …`. Each operation names the scope that it needs; a key of the scope `write` may do what any other may. No Origin is needed.',
        },
      },
      responses: sharedRefusals(),
      schemas: components,
    },
  });
}

const introduction = `Bodies and replies are JSON in UTF-8. A refusal has a code for programs, a sentence for people, and the id under which the server's log has it.

Where an operation takes an \`Idempotency-Key\`, a second call with the same key does nothing again and gets the first reply.

Too many calls get 429, with \`Retry-After\` in seconds. What a plan includes is in \`listPlanFeatures\`; a day's allowance starts again at midnight UTC.`;

/** What is sent may have another name than what is received. */
function withNamesSent(
  operations: Record<string, Record<string, Operation>>,
  renamed: (schema: object) => object,
) {
  const change = ({ parameters, requestBody, ...operation }: Operation) => ({
    ...operation,
    ...(parameters && { parameters: parameters.map(sent) }),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: Object.fromEntries(
          Object.entries(requestBody.content).map(([type, media]) => [type, sent(media)]),
        ),
      },
    }),
  });
  const sent = <Part extends { readonly schema: object }>(part: Part) => ({
    ...part,
    schema: renamed(part.schema),
  });
  return Object.fromEntries(
    Object.entries(operations).map(([path, byMethod]) => [
      path,
      Object.fromEntries(
        Object.entries(byMethod).map(([method, operation]) => [method, change(operation)]),
      ),
    ]),
  );
}
