import { IdempotencyHeaders, paths } from '@replysmith/contract';
import type { z } from 'zod';
import { type Route, keyScheme, sessionScheme } from '../route.ts';
import type { Content, Operation, Parameter, Schema } from './document.ts';
import { refusedReplies } from './refusals.ts';
import type { describeSchemas } from './schemas.ts';

/** One call of an operation as it was made, and what came back. */
export type Example = {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly reply?: unknown;
  /** The replies of other media types than JSON. */
  readonly otherReplies?: Readonly<Record<string, string>>;
  /** What an event stream sent. */
  readonly events?: string;
};

type Examples = Readonly<Record<string, Example>>;

/** Recorded by `npm run record-examples`; read when the description is first asked for. */
export async function readExamples(): Promise<Examples> {
  const { default: recorded } = await import('./api-examples.json', { with: { type: 'json' } });
  return recorded;
}

const json = 'application/json';

const keys = new Map<string, string>(
  Object.entries({ ...paths, ...paths.accounts }).flatMap(([key, path]) =>
    typeof path === 'string' ? [[path, key] as const] : [],
  ),
);

const verbs = { get: 'get', post: 'create', patch: 'update', delete: 'delete' } as const;

/** How clients call the operation: from its path's name, unless the route has one of its own. */
export function operationIdOf({ operationId, method, path }: Route): string {
  if (operationId !== undefined) return operationId;
  const name = keys.get(path.replace('/{id}', ''));
  if (name === undefined) throw new Error(`${path} is not among the paths of the contract.`);
  const isRow = path.startsWith(`${paths.rest}/`) && !path.startsWith(`${paths.rest}/rpc/`);
  if (!isRow) return method === 'get' ? `get${capital(name)}` : name;
  const isList = method === 'get' && !path.endsWith('/{id}');
  return isList ? `list${capital(name)}` : `${verbs[method]}${capital(name).replace(/s$/, '')}`;
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The parts of a route that are no named shape of the contract. */
export function schemasOf({ params, query, body, reply, otherTypes }: Route): z.ZodType[] {
  const others = Object.values(otherTypes ?? {}).map(({ schema }) => schema);
  return [params, query, IdempotencyHeaders, body, reply[1], ...others].filter(
    (schema) => schema !== undefined,
  );
}

type Schemas = ReturnType<typeof describeSchemas>;

export function describeOperation(
  route: Route,
  schemas: Schemas,
  example: Example | undefined,
): Operation {
  const { method, summary, subject, access, scope, sessionIsChecked, body } = route;
  const isOpen = access === 'anyone' && !sessionIsChecked;
  const parameters = parametersOf(route, schemas, example);
  const refused = route.refusals?.map((code) => `\`${code}\``) ?? [];
  return {
    operationId: operationIdOf(route),
    summary,
    ...(refused.length > 0 && {
      description: `It may also be refused as ${anyOf(refused)}.`,
    }),
    tags: subject === undefined ? [] : [subject],
    ...(access === 'admin' && { 'x-access': access }),
    security: isOpen ? [] : [{ [sessionScheme]: [] }, ...(scope ? [{ [keyScheme]: [scope] }] : [])],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: method !== 'delete',
        content: { [json]: media(schemas.sent(body), example?.request) },
      },
    }),
    responses: { 200: replyOf(route, schemas, example), ...refusedReplies(route) },
  };
}

/** "a, b or c" */
function anyOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

function media(schema: Schema, example: unknown) {
  return { schema, ...(example !== undefined && { example }) };
}

function parametersOf(
  { params, query, hasKey }: Route,
  schemas: Schemas,
  example: Example | undefined,
): Parameter[] {
  const list = (where: Parameter['in'], from: z.ZodType | false | undefined): Parameter[] => {
    const { properties = {}, required = [] } = from ? schemas.fields(from) : {};
    return Object.entries(properties).map(([name, { description, ...schema }]) => ({
      ...{ name, in: where },
      required: where === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...exampleOf(example?.parameters?.[name], schema),
    }));
  };
  return [
    ...list('path', params),
    ...list('query', query),
    ...list('header', hasKey && IdempotencyHeaders),
  ];
}

/** What stands for a number in an address. */
function exampleOf(value: string | undefined, { type }: Schema) {
  if (value === undefined) return {};
  return { example: type === 'integer' ? Number(value) : value };
}

const eventStream = 'text/event-stream';

function replyOf(
  { reply: [description, schema], otherTypes = {}, isFile }: Route,
  schemas: Schemas,
  example: Example | undefined,
) {
  const others = Object.entries(otherTypes).map(([type, other]) => [
    type,
    type === eventStream
      ? {
          schema: {
            type: 'string',
            description:
              'Server-sent events; lines that begin with a colon only keep the line open. The event has the name of its `type`, and its data is one `AnswerEvent` as JSON.',
            contentMediaType: 'application/json',
            contentSchema: schemas.received(other.schema),
          },
          ...(example?.events !== undefined && { example: example.events }),
        }
      : media(schemas.received(other.schema), example?.otherReplies?.[type]),
  ]);
  return {
    description,
    ...(isFile && { headers: { 'Content-Disposition': fileName } }),
    content: {
      [json]: media(schemas.received(schema), example?.reply),
      ...Object.fromEntries(others),
    } as Content,
  };
}

const fileName = {
  description: 'The name under which the file is saved.',
  schema: { type: 'string' },
};
