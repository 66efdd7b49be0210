import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { score } from '@replysmith/coach';
import { afterAll, expect, it } from 'vitest';
import { bundleCommand } from './bundle-command.ts';

/** A coach package whose modules are those of the source. */
const folder = mkdtempSync(join(tmpdir(), 'coach-package-'));
const source = join(import.meta.dirname, '../packages/coach/src');
const entry = (name: string) => pathToFileURL(join(source, `${name}.ts`)).href;
for (const name of ['index', 'light']) {
  writeFileSync(join(folder, `${name}.js`), `export * from '${entry(name)}';`);
}
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    name: '@replysmith/coach',
    type: 'module',
    exports: { '.': './index.js', './light': './light.js' },
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

it('brings all of a command but the coach, which it finds in its package', async () => {
  const file = join(folder, 'bin/replysmith-mcp.js');
  await bundleCommand(join(import.meta.dirname, '../packages/mcp/src/stdio.ts'), file);
  const imports = Array.from(
    readFileSync(file, 'utf8').matchAll(/^import .*? from "(.+?)";$/gmu),
    ([, from = '']) => from,
  );
  expect(imports.filter((from) => !from.startsWith('node:')).toSorted()).toEqual([
    '@replysmith/coach',
    '@replysmith/coach/light',
  ]);

  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [file] }));
  const draft = { subject: 'Ovens', body: 'Hi Priya,\n\nWould a price list be of use?\n\nNora' };
  const { structuredContent } = await client.callTool({ name: 'score_email', arguments: draft });
  await client.close();
  expect(structuredContent).toMatchObject({ score: score(draft).value });
}, 60_000);
