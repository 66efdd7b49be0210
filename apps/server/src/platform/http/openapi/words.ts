import type { Schema } from './document.ts';

/** What is said of each shape, and of its fields by their paths; the shape's own path is empty. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The comments of the contract, as `npm run describe-api` keeps them; a bundle has no comments. */
export async function readWords(): Promise<Words> {
  const { default: words } = await import('./api-words.json', { with: { type: 'json' } });
  return words;
}

/** The shape with what is said of it. A shape within it that has a name speaks for itself. */
export function withWords(schema: Schema, words: Words[string] = {}, path = ''): Schema {
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
