import { zodSchema, type LanguageModelMiddleware } from 'ai';
import type { z } from 'zod';

/**
 * Asks the provider for JSON of this shape. `streamText` could do so too, but it would hold text
 * back while the JSON so far reads the same, and read all of it again for every piece.
 */
export async function answerAsJson(schema: z.ZodType): Promise<LanguageModelMiddleware> {
  const jsonSchema = await zodSchema(schema).jsonSchema;
  return {
    specificationVersion: 'v4',
    transformParams: ({ params }) =>
      Promise.resolve({
        ...params,
        responseFormat: { type: 'json', name: 'answer', schema: jsonSchema },
      }),
  };
}

/** The same wish in words, for servers that know no JSON schema. */
export async function jsonInstruction(schema: z.ZodType): Promise<string> {
  const jsonSchema = await zodSchema(schema).jsonSchema;
  return `Answer with one JSON object and nothing else. It must match this JSON schema:\n${JSON.stringify(jsonSchema)}`;
}
