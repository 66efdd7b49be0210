import { z } from 'zod';
import type { ModelRequest } from '../model-request.ts';

const Schema = z.record(z.string(), z.unknown());
export type Schema = z.infer<typeof Schema>;

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

export function readSchema({ body }: ModelRequest): Schema | null {
  for (const place of places) {
    const { data } = place.safeParse(body);
    if (data) return data;
  }
  return null;
}
