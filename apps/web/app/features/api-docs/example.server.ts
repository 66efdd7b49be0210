import type { Operation } from './api-description.server.ts';

type Call = {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The call of the example, with a key where one is taken, else with a session's cookie. */
function callOf(
  { method, path, parameters, example, access, scope }: Operation,
  site: string,
): Call {
  const ofKind = (kind: string) =>
    parameters.filter((one) => one.in === kind && one.example !== undefined);
  const filled = ofKind('path').reduce(
    (address, one) => address.replace(`{${one.name}}`, String(one.example)),
    path,
  );
  const query = new URLSearchParams(
    ofKind('query').map((one) => [one.name, String(one.example)]),
  ).toString();
  const isForSession = access !== 'anyone' && scope === null;
  return {
    address: `${site}${filled}${query && `?${query}`}`,
    headers: {
      ...(scope !== null && { Authorization: 'Bearer $REPLYSMITH_KEY' }),
      ...(method !== 'GET' && (isForSession || scope === null) && { Origin: site }),
      ...Object.fromEntries(
        ofKind('header').map((one) => ['Idempotency-Key', String(one.example)]),
      ),
      ...(example.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: example.body,
  };
}

/** On the command line. */
export function curlOf(operation: Operation, site: string): string {
  const { method, access, scope } = operation;
  const { address, headers, body } = callOf(operation, site);
  const quoted = (header: string) => (header.includes('$') ? `"${header}"` : `'${header}'`);
  return [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    `'${address}'`,
    ...(access !== 'anyone' && scope === null ? ['-b cookies.txt'] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ');
}

/** In a program, with what its platform brings. */
export function fetchOf(operation: Operation, site: string): string {
  const { address, headers, body } = callOf(operation, site);
  const lines = Object.entries(headers)
    .filter(([name]) => name !== 'Origin')
    .map(([name, value]) =>
      value.includes('$')
        ? `    ${name}: \`Bearer \${process.env.REPLYSMITH_KEY}\`,`
        : `    '${name}': ${quote(value)},`,
    );
  const options = [
    ...(operation.method === 'GET' ? [] : [`  method: '${operation.method}',`]),
    ...(lines.length > 0 ? ['  headers: {', ...lines, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body, 2)}),`]),
  ];
  const given = options.length > 0 ? `, {\n${options.join('\n')}\n}` : '';
  return `const response = await fetch('${address}'${given});\nconst reply = await response.json();`;
}

/** With the package that is made from the same description. */
export function clientOf({ name, parameters, example }: Operation): string {
  const part = (kind: 'path' | 'query') =>
    parameters
      .filter((one) => one.in === kind && one.example !== undefined)
      .map((one) => `${one.name}: ${JSON.stringify(one.example).replaceAll('"', "'")}`)
      .join(', ');
  const [path, query] = [part('path'), part('query')];
  const lines = [
    ...(path ? [`  path: { ${path} },`] : []),
    ...(query ? [`  query: { ${query} },`] : []),
    ...(example.body === undefined ? [] : [`  body: ${indented(example.body, 2)},`]),
  ];
  return `const reply = await client.${name}(${lines.length > 0 ? `{\n${lines.join('\n')}\n}` : ''});`;
}

function indented(value: unknown, by: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
