import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { paths } from '@replysmith/contract';
import { cookieOf } from './testing/cookie-of.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from './platform/db/embedded/cluster.ts';

// Bundles the server and starts it, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, '../../..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-package-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// `npm test` builds the web app first; alone it would take minutes.
it.runIf(existsSync(join(root, 'apps/web/build/.built-from')))(
  'makes a package that runs with nothing but Node, and writes by the coach',
  async () => {
    const home = join(folder, 'package');
    execFileSync(process.execPath, [join(root, 'tools/package.ts'), home], { stdio: 'ignore' });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const program = join(home, 'replysmith');
    const env = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };
    const settings = { AI_PROVIDER: 'coach', PORT: String(port), HOME: folder };
    const child = spawn(program, { cwd: folder, env: { ...env, ...settings }, stdio: 'pipe' });
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
        timeout: 60_000,
        interval: 100,
      });
      expect(await (await fetch(url)).text()).toContain('<title>');
      const post = (path: string, body: object, cookie = '') =>
        fetch(`${url}${path}`, {
          method: 'POST',
          headers: { Origin: url, 'Content-Type': 'application/json', Cookie: cookie },
          body: JSON.stringify(body),
        });
      const person = { name: 'Ada', email: 'ada@example.com', password: 'Sturdy-Pen-42' };
      await post(paths.accounts.signUp, person);
      const cookie = cookieOf(await post(paths.accounts.signIn, person));
      const email =
        'Subject: Stock\n\nHi Tom,\n\nWe count stock for shops.\n\nWorth a look?\n\nAda';
      const request = { content: email, session_id: null, message_type: 'email_optimization' };
      expect((await post(paths.optimizeEmail, request, cookie)).status).toBe(200);
      const help = execFileSync(program, ['--help'], { cwd: folder, env, encoding: 'utf8' });
      expect(help).toContain('backup');
    } finally {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  },
);
