import description from './openapi.json' with { type: 'json' };

/** A JSON schema, as far as the API's description uses it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly pattern?: string;
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
  readonly schema: Schema;
};

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

type Described = {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly 'x-access'?: 'admin';
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: {
    readonly 200: { readonly description: string; readonly content?: Content };
  };
};

export type Operation = {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** The anchor on the page of its subject. */
  readonly anchor: string;
  readonly access: 'anyone' | 'signed-in' | 'admin';
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly reply: { readonly description: string; readonly schema: Schema | null };
  /** The media types that the reply may have. */
  readonly types: readonly string[];
};

export type ApiSubject = {
  readonly name: string;
  readonly slug: string;
  readonly operations: readonly Operation[];
};

const { paths, components } = description as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const json = 'application/json';

function toOperation(path: string, method: string, described: Described): Operation {
  const { summary, security = [], parameters = [], requestBody, responses } = described;
  const { description: replies, content = {} } = responses[200];
  return {
    ...{ path, summary, parameters },
    method: method.toUpperCase(),
    anchor: `${method}-${path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')}`,
    access: described['x-access'] ?? (security.length > 0 ? 'signed-in' : 'anyone'),
    body: requestBody?.content[json]?.schema ?? null,
    reply: { description: replies, schema: content[json]?.schema ?? null },
    types: Object.keys(content),
  };
}

const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, described]) => ({
    subject: described.tags[0] ?? '',
    operation: toOperation(path, method, described),
  })),
);

/** What the API is about, each with its calls, as its description lists them. */
export const apiSubjects: readonly ApiSubject[] = Object.entries(
  Object.groupBy(operations, ({ subject }) => subject),
).map(([name, found = []]) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  operations: found.map(({ operation }) => operation),
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
  const { items, properties = {}, additionalProperties } = schema;
  const { anyOf = [], oneOf = [], allOf = [], prefixItems = [] } = schema;
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const listed = items ? [items] : [];
  return [...Object.values(properties), ...values, ...listed, ...prefixItems].concat(
    ...[anyOf, oneOf, allOf],
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
