import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CreatedAccessKey, paths } from '@replysmith/contract';
import { withProduct } from './product/running-server.ts';
import { password, signIn } from './product/sign-in.ts';

/**
 * Has MCP Inspector list and call every tool, over both transports, with the examples of the README.
 * `npm run inspect-mcp` fetches it: with all it needs it weighs 111 MB.
 */
const inspector = '@modelcontextprotocol/inspector@2.12.0';

const mcp = join(import.meta.dirname, '../packages/mcp');
const examples = Array.from(
  readFileSync(join(mcp, 'README.md'), 'utf8').matchAll(
    /^### `(\w+)`\n[^#]*?```json\n(.*?)```/gmsu,
  ),
  ([, name = '', given = '']) => ({ name, given }),
);

type Reply = {
  readonly tools?: readonly { readonly name: string }[];
  readonly resources?: readonly object[];
  readonly resourceTemplates?: readonly object[];
  readonly isError?: boolean;
  readonly structuredContent?: object;
};

/** What the Inspector prints of one method; it ends with another status than 0 where one failed. */
async function inspect(target: readonly string[], method: readonly string[]): Promise<Reply> {
  const args = ['--yes', inspector, '--cli', ...target, '--format', 'json', '--method', ...method];
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 10_000_000 });
  const printed = JSON.parse(stdout) as Reply & { readonly result?: Reply };
  return printed.result ?? printed;
}

async function inspectAll(transport: string, target: readonly string[]): Promise<void> {
  const { tools = [] } = await inspect(target, ['tools/list', '--strict']);
  console.log(`${transport}: lists ${tools.map(({ name }) => name).join(', ')}`);
  for (const { name } of tools) {
    const given = examples.find((example) => example.name === name)?.given;
    if (given === undefined) throw new Error(`The README has no example of ${name}.`);
    const call = ['tools/call', '--tool-name', name, '--tool-args-json', given];
    const { isError, structuredContent } = await inspect(target, call);
    if (isError === true || !structuredContent) throw new Error(`${name} failed.`);
    console.log(`${transport}: ${name} gives ${Object.keys(structuredContent).join(', ')}`);
  }
  const { resources = [] } = await inspect(target, ['resources/list']);
  const { resourceTemplates = [] } = await inspect(target, ['resources/templates/list']);
  console.log(
    `${transport}: ${resources.length} resources by ${resourceTemplates.length} templates`,
  );
}

/** A key of a new account. */
async function makeKey(url: string): Promise<string> {
  const headers = {
    'content-type': 'application/json',
    ...{ origin: url, cookie: await signIn(url) },
  };
  const wanted = { name: 'MCP Inspector', scope: 'write', expires_at: null, password };
  const response = await fetch(`${url}${paths.accounts.accessKeys}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(wanted) },
  });
  if (!response.ok) throw new Error(`Could not make a key: ${await response.text()}`);
  return ((await response.json()) as CreatedAccessKey).key;
}

await inspectAll('stdio', [process.execPath, join(mcp, 'src/stdio.ts')]);
await withProduct(async ({ url }) => {
  const header = `Authorization: Bearer ${await makeKey(url)}`;
  await inspectAll('http', [
    ...['--server-url', `${url}${paths.mcp}`, '--transport', 'http', '--header', header],
  ]);
});
