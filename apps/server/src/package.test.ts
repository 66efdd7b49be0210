import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Who has no rights and no home; root runs the tests in containers. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

// `npm test` builds the web app first; alone it would take minutes.
it.runIf(existsSync(join(root, 'apps/web/build/.built-from')))(
  'makes a package that an ordinary user runs with nothing else, and that writes by the coach',
  async () => {
    const home = join(folder, 'package');
    const make = [join(root, 'tools/package.ts'), '--with-node', home];
    execFileSync(process.execPath, make, { stdio: 'ignore' });
    const cwd = join(folder, 'run');
    await mkdir(cwd);
    if (nobody.uid) await chown(cwd, nobody.uid, nobody.gid);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const program = join(home, 'replysmith');
    const ordinary = { cwd, ...nobody, env: { PATH: '/usr/bin:/bin' } };
    const settings = { AI_PROVIDER: 'coach', PORT: String(port), HOME: '/nonexistent' };
    const env = { ...ordinary.env, ...settings };
    const child = spawn(program, { ...ordinary, env, stdio: 'pipe' });
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
      const help = execFileSync(program, ['--help'], { ...ordinary, encoding: 'utf8' });
      expect(help).toContain('backup');
    } finally {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  },
);
