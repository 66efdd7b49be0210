import description from './openapi.json' with { type: 'json' };

/** A JSON schema, as far as the API's description uses it. */
export type Schema = {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  /** Of the data of each event of a stream. */
  readonly contentSchema?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
};

type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;

type Described = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly { readonly accessKey?: readonly string[] }[];
  readonly 'x-access'?: 'admin';
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, object>> & {
    readonly 200: { readonly description: string; readonly content?: Content };
  };
};

export type Operation = {
  /** How clients call it. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | null;
  /** The anchor on the page of its subject. */
  readonly anchor: string;
  readonly access: 'anyone' | 'signed-in' | 'admin';
  /** What an access key must be good for; null where no key is taken. */
  readonly scope: string | null;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** The body of a call that was made, and what came back. */
  readonly example: { readonly body: unknown; readonly reply: unknown };
  readonly reply: { readonly description: string; readonly schema: Schema | null };
  /** What the reply may be beside JSON, by media type. */
  readonly others: readonly (readonly [type: string, schema: Schema])[];
  /** The statuses of refusals. */
  readonly refusals: readonly string[];
};

export type ApiSubject = {
  readonly name: string;
  readonly slug: string;
  readonly operations: readonly Operation[];
};

const { tags, paths, components } = description as unknown as {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const json = 'application/json';

function toOperation(path: string, method: string, described: Described): Operation {
  const { operationId, summary, description = null, security = [] } = described;
  const { parameters = [], requestBody, responses } = described;
  const { description: replies, content = {} } = responses[200];
  return {
    ...{ name: operationId, path, summary, description, parameters },
    method: method.toUpperCase(),
    anchor: `${method}-${path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')}`,
    access: described['x-access'] ?? (security.length > 0 ? 'signed-in' : 'anyone'),
    scope: security.flatMap(({ accessKey = [] }) => accessKey)[0] ?? null,
    body: requestBody?.content[json]?.schema ?? null,
    example: {
      body: requestBody?.content[json]?.example,
      reply: content[json]?.example,
    },
    reply: { description: replies, schema: content[json]?.schema ?? null },
    others: Object.entries(content).flatMap(([type, { schema }]) =>
      type === json ? [] : [[type, schema] as const],
    ),
    refusals: Object.keys(responses).filter((status) => status !== '200'),
  };
}

const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, described]) => ({
    subject: described.tags[0] ?? '',
    operation: toOperation(path, method, described),
  })),
);

/** What the API is about, each with its calls, as its description lists them. */
export const apiSubjects: readonly ApiSubject[] = tags.map(({ name }) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  operations: operations
    .filter(({ subject }) => subject === name)
    .map(({ operation }) => operation),
}));

/** The name of a schema that others refer to. */
export function nameOf({ $ref }: Schema): string | null {
  return $ref?.split('/').at(-1) ?? null;
}

/** What a schema that refers to another stands for. */
export function resolved(schema: Schema): Schema {
  const name = nameOf(schema);
  return name === null ? schema : (components.schemas[name] ?? {});
}

/** The schemas within a schema, one level down. */
function partsOf(schema: Schema): readonly Schema[] {
  const { items, contentSchema, properties = {}, additionalProperties } = schema;
  const { anyOf = [], oneOf = [], prefixItems = [] } = schema;
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const listed = [items, contentSchema].filter((one) => typeof one === 'object');
  return [...Object.values(properties), ...values, ...listed, ...prefixItems].concat(
    ...[anyOf, oneOf],
  );
}

/** The named schemas that others refer to, with those that they refer to, by name. */
export function namesWithin(schemas: readonly Schema[]): readonly string[] {
  const found = new Set<string>();
  const look = (schema: Schema) => {
    const name = nameOf(schema);
    if (name !== null && found.has(name)) return;
    if (name !== null) found.add(name);
    partsOf(resolved(schema)).forEach(look);
  };
  schemas.forEach(look);
  return [...found].sort();
}
