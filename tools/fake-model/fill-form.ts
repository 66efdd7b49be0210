import { z } from 'zod';
import type { ModelRequest } from './model-request.ts';
import type { Email } from './read-email.ts';

const Node = z.object({
  type: z.union([z.string(), z.array(z.string()).transform((types) => types[0])]).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  minItems: z.number().optional(),
});

/** The email in the form the request asks for; where it asks for none, subject and body. */
export function fillForm(request: ModelRequest, email: Email): unknown {
  const schema = readSchema(request);
  return schema ? filled(schema, email, '') : email;
}

function filled(schema: Schema, email: Email, name: string): unknown {
  const node = Node.parse(schema);
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  if (node.anyOf?.[0]) return filled(node.anyOf[0], email, name);
  if (node.properties) {
    return Object.fromEntries(
      Object.entries(node.properties).map(([key, part]) => [key, filled(part, email, key)]),
    );
  }
  if (node.items) {
    const item = filled(node.items, email, name);
    return Array.from({ length: node.minItems ?? 1 }, () => item);
  }
  if (node.type === 'boolean') return true;
  if (node.type === 'number' || node.type === 'integer') return node.minimum ?? 1;
  return /subject|title/i.test(name) ? email.subject : email.body;
}

const Schema = z.record(z.string(), z.unknown());
type Schema = z.infer<typeof Schema>;

/** Where each API carries the JSON schema of the answer it wants. */
const places = [
  z
    .object({ response_format: z.object({ json_schema: z.object({ schema: Schema }) }) })
    .transform((body) => body.response_format.json_schema.schema),
  z
    .object({ text: z.object({ format: z.object({ schema: Schema }) }) })
    .transform((body) => body.text.format.schema),
  z
    .object({ output_config: z.object({ format: z.object({ schema: Schema }) }) })
    .transform((body) => body.output_config.format.schema),
  z
    .object({ tools: z.tuple([z.object({ input_schema: Schema })]) })
    .transform((body) => body.tools[0].input_schema),
];

function readSchema({ body }: ModelRequest): Schema | null {
  for (const schema of places) {
    const { data } = schema.safeParse(body);
    if (data) return data;
  }
  return null;
}
