import { type Operation, type Schema, resolved } from './api-description.server.ts';

/** Deeper values are left out, and so is a shape within itself. */
const deepest = 5;

const texts: Readonly<Record<string, string>> = {
  uuid: '3f0e9d1c-8f5e-4b6e-9a51-0c9f2f1d7a11',
  'date-time': '2026-11-28T09:30:00.000Z',
  date: '2026-11-28',
  email: 'ada@example.com',
  uri: 'https://example.com',
};

/** For fields whose name says what they hold. */
const named: Readonly<Record<string, string>> = {
  name: 'First contact',
  title: 'First contact',
  subject: 'Your opening hours',
  subject_line: 'Your opening hours',
  body: 'Hi Nora, your bakery opens at six.',
  email_content: 'Hi Nora, your bakery opens at six.',
  content: 'Hi Nora, your bakery opens at six.',
  message: 'Hi Nora, your bakery opens at six.',
  email: 'ada@example.com',
  password: 'Sturdy-Pen-42',
  timezone: 'Europe/Berlin',
};

/** A value that fits a schema. */
export function exampleOf(schema: Schema, name = '', depth = 0): unknown {
  const real = resolved(schema);
  const choice = real.anyOf ?? real.oneOf;
  if (real.const !== undefined) return real.const;
  if (real.enum) return real.enum.find((value) => value !== null) ?? null;
  if (choice) return exampleOf(choice.find((one) => one.type !== 'null') ?? {}, name, depth);
  if (real.allOf) return exampleOf(real.allOf[0] ?? {}, name, depth);
  const type = typeof real.type === 'string' ? real.type : real.type?.[0];
  switch (type) {
    case 'object':
      return objectOf(real, depth);
    case 'array':
      if (real.prefixItems) return real.prefixItems.map((one) => exampleOf(one, '', depth + 1));
      return real.items && depth < deepest ? [exampleOf(real.items, '', depth + 1)] : [];
    case 'integer':
    case 'number':
      return typeof real.default === 'number' ? real.default : (real.minimum ?? 1);
    case 'boolean':
      return real.default ?? false;
    case 'string':
      return real.default ?? texts[real.format ?? ''] ?? wordsFor(name, real);
    default:
      return null;
  }
}

/** Words that the field's pattern allows, if it has one. */
function wordsFor(name: string, { pattern = '' }: Schema): string {
  const words = named[name] ?? 'text';
  return new RegExp(pattern, 'u').test(words) ? words : 'text';
}

function objectOf({ properties = {}, additionalProperties }: Schema, depth: number): object {
  if (depth >= deepest) return {};
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    exampleOf(schema, name, depth + 1),
  ]);
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    return { name: exampleOf(additionalProperties, '', depth + 1) };
  }
  return Object.fromEntries(fields) as object;
}

/** What a body must hold; what may be left out is left out, unless that is everything. */
function requestOf(body: Schema): unknown {
  const { properties, required = [] } = resolved(body);
  if (!properties || required.length === 0) return exampleOf(body);
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return exampleOf({ type: 'object', properties: Object.fromEntries(needed) });
}

/** The call on the command line. */
export function curlOf(
  { method, path, parameters, body, access }: Operation,
  site: string,
): string {
  const id = texts['uuid'] ?? '';
  const needed = parameters.filter(({ in: where, required }) => where === 'query' && required);
  const query = new URLSearchParams(
    needed.map(({ name, schema }) => [name, String(exampleOf(schema, name))]),
  ).toString();
  const address = `${site}${path.replaceAll(/\{\w+\}/g, id)}${query && `?${query}`}`;
  const hasKey = parameters.some(({ name }) => name === 'idempotency-key');
  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    `'${address}'`,
    ...(access === 'anyone' ? [] : ['-b cookies.txt']),
    ...(method === 'GET' ? [] : [`-H 'Origin: ${site}'`]),
    ...(hasKey ? [`-H 'Idempotency-Key: ${id}'`] : []),
    ...(body
      ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(requestOf(body), null, 2)}'`]
      : []),
  ];
  return parts.join(' \\\n  ');
}
