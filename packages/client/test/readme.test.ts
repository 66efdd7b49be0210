import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveAccount } from './served-account.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const examples = Array.from(readme.matchAll(/```ts\n([\s\S]+?)```/g), ([, code = '']) => code);

let server: Awaited<ReturnType<typeof serveAccount>>;
beforeAll(async () => {
  server = await serveAccount();
});
afterAll(() => server.close());

it('shows examples that do what they say', async () => {
  const env = {
    ...process.env,
    REPLYSMITH_URL: server.baseUrl,
    REPLYSMITH_KEY: await server.newKey('write'),
  };
  const printed: string[] = [];
  for (const code of examples) {
    const args = ['--input-type=module-typescript', '--eval', code];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
    printed.push(stdout);
  }
  const [templates, answer, refusal] = printed;
  expect(templates).toMatch(/^Returns desk, first email (\d+|null)\n$/);
  expect(answer).toMatch(/^It scores \d+ of 100\.\n[\s\S]*Nora/);
  expect(refusal).toBe('not_found 404 Not found.\n');
});
