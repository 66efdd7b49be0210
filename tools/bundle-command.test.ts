import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { score } from '@replysmith/coach';
import { afterAll, expect, it } from 'vitest';
import { bundleMcp } from './bundle-mcp.ts';

/** A coach package whose modules are those of the source. */
const folder = mkdtempSync(join(tmpdir(), 'coach-package-'));
const source = join(import.meta.dirname, '../../packages/coach/src');
mkdirSync(join(folder, 'src'));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
for (const name of ['index', 'light']) {
  const module = pathToFileURL(join(source, `${name}.ts`)).href;
  writeFileSync(join(folder, `src/${name}.js`), `export * from '${module}';`);
}
afterAll(() => rmSync(folder, { recursive: true }));

it('brings all but the coach, which it finds beside it', async () => {
  const file = join(folder, await bundleMcp(folder));
  const code = readFileSync(file, 'utf8');
  const imports = Array.from(
    code.matchAll(/^import .*? from "(.+?)";$/gmu),
    ([, from = '']) => from,
  );
  expect(imports.filter((from) => !from.startsWith('node:'))).toEqual([
    '../src/index.js',
    '../src/light.js',
  ]);
  expect(readFileSync(join(folder, 'mcp/NOTICES.txt'), 'utf8')).toContain('MIT License');

  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [file] }));
  const draft = { subject: 'Ovens', body: 'Hi Priya,\n\nWould a price list be of use?\n\nNora' };
  const { structuredContent } = await client.callTool({ name: 'score_email', arguments: draft });
  await client.close();
  expect(structuredContent).toMatchObject({ score: score(draft).value });
}, 60_000);
