import * as contract from '@replysmith/contract';
import { z } from 'zod';
import { done, nothing } from '../route.ts';
import type { Schema } from './document.ts';

/** What is said of each shape, and of its fields by their paths; the shape's own path is empty. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The comments of the contract, as `npm run describe-api` keeps them; a bundle has no comments. */
export async function readWords(): Promise<Words> {
  const { default: words } = await import('./api-words.json', { with: { type: 'json' } });
  return words;
}

type Side = 'input' | 'output';

/** Shapes of the contract that have no name of their own there. */
const inner = {
  Done: done,
  EmptyRequest: nothing,
  ErrorCode: contract.ErrorBody.shape.error.shape.code,
  ErrorDetail: contract.ErrorBody.shape.error,
  Engine: contract.Authorship.shape.engine,
  EngineReason: contract.Authorship.shape.engine_reason.unwrap().unwrap(),
  AiRequestStatus: contract.AiRequest.shape.status,
};

const kinds = new Set(['object', 'enum', 'union', 'nullable', 'array']);

/** The contract's shapes by name. Of two names of one shape the first in the alphabet counts. */
function namedShapes(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const all = Object.entries({ ...contract, ...inner }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, schema] of all) {
    const isShape = schema instanceof z.ZodType && kinds.has(schema.def.type);
    if (isShape && !names.has(schema)) names.set(schema, name);
  }
  return names;
}

const prefix = '#/components/schemas/';

/** The document's schemas, made from zod's; a shape with a name becomes a component. */
export function describeSchemas(unnamed: Iterable<z.ZodType>, words: Words) {
  const names = namedShapes();
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  for (const schema of unnamed) {
    if (!names.has(schema)) names.set(schema, `unnamed ${String(names.size)}`);
    if (!registry.has(schema)) registry.add(schema, { id: names.get(schema) ?? '' });
  }
  const sides = {
    input: toJson(registry, 'input', words),
    output: toJson(registry, 'output', words),
  };
  const used = { input: new Set<string>(), output: new Set<string>() };

  const use = (side: Side, schema: Schema) => {
    for (const name of referencesIn(schema)) {
      if (used[side].has(name)) continue;
      used[side].add(name);
      use(side, sides[side][name] ?? {});
    }
  };

  /** The schema itself where it has no name, else a reference. */
  const take =
    (side: Side) =>
    (schema: z.ZodType): Schema => {
      const name = names.get(schema) ?? '';
      const taken = name.includes(' ') ? (sides[side][name] ?? {}) : { $ref: `${prefix}${name}` };
      use(side, taken);
      return taken;
    };

  return {
    sent: take('input'),
    received: take('output'),
    /** What a query or the parts of an address hold, by name. */
    fields: (schema: z.ZodType) => {
      const object = sides.input[names.get(schema) ?? ''] ?? {};
      for (const field of Object.values(object.properties ?? {})) use('input', field);
      return object;
    },
    /** All named shapes that were taken, and `renamed`, which a request's schemas go through. */
    components: () => components(sides, used),
  };
}

/** A shape that is sent in another form than it is received in has a name for each. */
function components(
  sides: Readonly<Record<Side, Record<string, Schema>>>,
  used: Readonly<Record<Side, ReadonlySet<string>>>,
) {
  const both = [...used.input].filter((name) => used.output.has(name));
  const differing = new Set(both.filter((name) => !isSame(sides.input[name], sides.output[name])));
  const refersTo = (name: string) =>
    [...referencesIn(sides.input[name] ?? {})].some((other) => differing.has(other));
  for (let size = -1; size !== differing.size;) {
    size = differing.size;
    for (const name of both) if (refersTo(name)) differing.add(name);
  }
  const nameSent = (name: string) => (differing.has(name) ? `${name}Input` : name);
  const renamed = (schema: Schema): Schema =>
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string'
        ? `${prefix}${nameSent(value.slice(prefix.length))}`
        : value,
    ) as Schema;
  const sent = [...used.input].map((name) => [nameSent(name), renamed(sides.input[name] ?? {})]);
  const received = [...used.output].map((name) => [name, sides.output[name]]);
  const schemas = [...sent, ...received] as [string, Schema][];
  return {
    renamed,
    schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function referencesIn(schema: Schema): Set<string> {
  const found = JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return new Set(Array.from(found, ([, name = '']) => name));
}

function toJson(
  registry: z.core.$ZodRegistry<{ id: string }>,
  io: Side,
  words: Words,
): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(registry, {
    ...{ io, uri: (id: string) => `${prefix}${id}` },
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      complete(zodSchema, jsonSchema as Schema & Record<string, unknown>, io);
    },
  });
  const plain = JSON.parse(JSON.stringify(schemas), (key, value: unknown) => {
    if (key === '$schema' || key === '$id') return undefined;
    return typeof value === 'object' && value !== null ? inOneType(value) : value;
  }) as Record<string, Schema>;
  return Object.fromEntries(
    Object.entries(plain).map(([name, schema]) => [name, withWords(schema, words[name])]),
  );
}

/** What zod leaves out, and what only repeats a format or a type. */
function complete(
  schema: z.core.$ZodTypes,
  json: Schema & Record<string, unknown>,
  io: Side,
): void {
  const { def } = schema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete json.additionalProperties;
  if (json.format !== undefined && json.format in formats) delete json.pattern;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (def.type !== 'pipe') return;
  // A text that stands for true or false.
  if (io === 'input' && def.out._zod.def.type === 'boolean') json.enum = ['true', 'false'];
  // What a transformation gives has no schema; it has the form of what it took.
  if (io === 'output' && def.out._zod.def.type === 'transform') {
    const { $schema: _, ...taken } = z.toJSONSchema(def.in as z.ZodType, { io: 'output' });
    Object.assign(json, taken);
  }
}

const formats = { uuid: true, email: true, date: true, 'date-time': true };

/** "Text or nothing" as one type with two names, which readers and programs take in at once. */
function inOneType(schema: Schema): Schema {
  const { anyOf, ...others } = schema;
  const [first, second, ...more] = anyOf ?? [];
  if (!first || second?.type !== 'null' || more.length > 0) return schema;
  if (typeof first.type !== 'string' || first.const !== undefined) return schema;
  return {
    ...{ ...first, ...others, type: [first.type, 'null'] },
    ...(first.enum && { enum: [...first.enum, null] }),
  };
}

/** The shape with what is said of it. A shape within it that has a name speaks for itself. */
function withWords(schema: Schema, words: Words[string] = {}, path = ''): Schema {
  const said = words[path];
  const below = (part: Schema) => withWords(part, words, path);
  const field = (name: string) => (path === '' ? name : `${path}.${name}`);
  return {
    ...(said !== undefined && { description: said }),
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [
          name,
          withWords(part, words, field(name)),
        ]),
      ),
    }),
    ...(typeof schema.items === 'object' && { items: withoutSaid(below(schema.items), said) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => withoutSaid(below(one), said)) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map((one) => withoutSaid(below(one), said)) }),
  };
}

/** What was said of a list is not said again of its items. */
function withoutSaid(schema: Schema, said: string | undefined): Schema {
  const { description, ...others } = schema;
  return description === said ? others : schema;
}
