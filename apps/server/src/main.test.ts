import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@replysmith/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieOf } from './testing/cookie-of.ts';
import { createTestDatabase } from './testing/running/test-database.ts';
import { startServer, spawnServer, type ServerProcess } from './testing/running/server-process.ts';

// Each test starts real servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let running: ServerProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-main-'));
  await chmod(folder, 0o755);
  running = [];
});
afterEach(async () => {
  for (const server of running) await stop(server);
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir = join(folder, 'data'), environment = {}): Promise<ServerProcess> {
  const server = await startServer(dataDir, environment);
  running.push(server);
  return server;
}

async function stop(server: ServerProcess): Promise<number | null> {
  if (server.child.exitCode === null && !server.child.killed) server.child.kill('SIGTERM');
  return server.ended;
}

const account = { name: 'Ada', email: 'ada@example.com', password: 'Sturdy-Pen-42' };

const post = ({ url }: ServerProcess, call: string, body: unknown) =>
  fetch(`${url}${call}`, {
    method: 'POST',
    headers: { Origin: url, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const signUp = (server: ServerProcess) => post(server, paths.accounts.signUp, account);
const signIn = (server: ServerProcess) => post(server, paths.accounts.signIn, account);

const postmaster = async (home: string) =>
  Number((await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);

describe('the server', () => {
  it('says one line when it is ready, works, and on SIGTERM leaves nothing running', async () => {
    const server = await start();
    expect(server.output.out).toBe(
      `Replysmith is ready at ${server.url} (mails: ${server.url}/mailbox)\n`,
    );
    expect((await fetch(`${server.url}${paths.ready}`)).status).toBe(200);
    const postgres = join(folder, 'data', 'postgres');
    expect(await postmaster(postgres)).toBeGreaterThan(0);
    expect(await stop(server)).toBe(0);
    await expect(postmaster(postgres)).rejects.toThrow(/ENOENT/);
  });

  it('refuses to be the second on a data folder, in one sentence', async () => {
    const first = await start();
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output).toEqual({
      out: '',
      err: expect.stringMatching(
        /^Another Replysmith server is already running on .*\n$/,
      ) as string,
    });
    expect((await fetch(`${first.url}${paths.ready}`)).status).toBe(200);
  });

  it('loses nothing to kill -9, and starts again on what it left running', async () => {
    const killed = await start();
    expect((await signUp(killed)).status).toBe(200);
    const pid = await postmaster(join(folder, 'data', 'postgres'));
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = await start();
    expect(await postmaster(join(folder, 'data', 'postgres'))).toBe(pid);
    expect((await signIn(next)).status).toBe(200);
  });

  it('refuses a kept secret that others could guess', async () => {
    await mkdir(join(folder, 'data'));
    await writeFile(join(folder, 'data', 'auth-secret'), '');
    const server = await start();
    expect(await server.ended).toBe(1);
    expect(server.output.out).toBe('');
    expect(server.output.err).toMatch(/^The secret in .*auth-secret is shorter than 32/);
  });

  it('starts for the first time twice at once as one server, and clears what a killed start left', async () => {
    await mkdir(join(folder, 'data', 'postgres.999999999', 'data'), { recursive: true });
    const servers = await Promise.all([start(), start()]);
    const ready = servers.filter(({ output }) => output.out.includes('is ready'));
    const refused = servers.filter(({ child }) => child.exitCode === 1);
    expect([ready.length, refused.length]).toEqual([1, 1]);
    expect(refused.map(({ output }) => output.err)).toEqual([
      expect.stringMatching(/^Another Replysmith server is already running on .*\n$/),
    ]);
    const left = await readdir(join(folder, 'data'));
    expect(left.sort()).toEqual(['auth-secret', 'postgres']);
  });

  it.each(['203.0.113.9', '127.0.0.1'])(
    'opens its mailbox to nobody whose call was passed on for %s, even when it listens everywhere',
    async (client) => {
      const server = await start(undefined, { HOST: '0.0.0.0' });
      const mailbox = `${server.url}${paths.mailbox}`;
      expect((await fetch(mailbox)).status).toBe(200);
      expect((await fetch(mailbox, { headers: { 'X-Forwarded-For': client } })).status).toBe(404);
    },
  );

  it('leaves at once on a second signal, even while somebody keeps a connection busy', async () => {
    const server = await start();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /auth/v1/sign-in/email HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    await server.ended;
    expect(server.child.signalCode).toBe('SIGKILL');
    await stop(await start());
  });

  it('says at SIGTERM that it is not ready, serves on for a while, and only then stops', async () => {
    const server = await start(undefined, { DRAIN_SECONDS: '2', LOG_REQUESTS: 'true' });
    const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    expect(await status(paths.ready)).toBe(200);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await status(paths.ready)).toBe(503));
    expect(await status(paths.pricingPlans)).toBe(200);
    expect(await server.ended).toBe(0);
    expect(server.output.err).toMatch(
      new RegExp(
        `"method":"GET","route":"${paths.pricingPlans}","status":200,"ms":[\\d.]+,"bytes":\\d{3,}`,
      ),
    );
    await expect(status(paths.ready)).rejects.toThrow();
  });

  it('leaves nothing running when it is told to stop while its database starts', async () => {
    const server = await spawnServer(join(folder, 'data'));
    running.push(server);
    const postgres = join(folder, 'data', 'postgres');
    await vi.waitFor(() => postmaster(postgres), { timeout: 30_000, interval: 5 });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output.out).toBe('');
    await expect(postmaster(postgres)).rejects.toThrow(/ENOENT/);
  });

  it('stops what it has started when its port is taken', async () => {
    const first = await start();
    const PORT = new URL(first.url).port;
    const second = await start(join(folder, 'other'), { PORT });
    expect(await second.ended).toBe(1);
    expect(second.output.err).toBe(`Port ${PORT} is taken. Set PORT to another.\n`);
    await expect(postmaster(join(folder, 'other', 'postgres'))).rejects.toThrow(/ENOENT/);
  });

  it('says when it cannot reach the database it was given', async () => {
    const server = await start(undefined, { DATABASE_URL: 'postgresql://ada:pw@127.0.0.1:1/ada' });
    expect(await server.ended).toBe(1);
    expect(server.output.err).toMatch(/^Cannot reach the database in DATABASE_URL: .*ECONNREFUSED/);
    expect(server.output.err).not.toContain('pw');
  });

  it('changes no database that is not the one behind the pooler', async () => {
    const [pooled, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const server = await start(undefined, {
      ...{ DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: other.url },
    });
    expect(await server.ended).toBe(1);
    expect(server.output.err).toMatch(
      /^DATABASE_URL and DATABASE_DIRECT_URL lead to two databases/,
    );
    await Promise.all([pooled.drop(), other.drop()]);
  });

  it('works on a database it was given, beside others', async () => {
    const database = await createTestDatabase();
    const DATABASE_URL = database.url;
    const servers = await Promise.all(
      ['data', 'other'].map((name) => start(join(folder, name), { DATABASE_URL })),
    );
    for (const server of servers) {
      expect((await fetch(`${server.url}${paths.ready}`)).status).toBe(200);
    }
    for (const server of servers) expect(await stop(server)).toBe(0);
    await expect(stat(join(folder, 'data', 'postgres'))).rejects.toThrow(/ENOENT/);
    await database.drop();
  });

  it('refuses production without what it needs, saying what', async () => {
    const server = await start(undefined, { NODE_ENV: 'production' });
    expect(await server.ended).toBe(1);
    expect(server.output.err).toBe(
      'In production, set AUTH_SECRET, PUBLIC_URL, SMTP_URL (see .env.example).\n',
    );
  });
});

describe('when PostgreSQL', () => {
  it('dies, it is brought back', async () => {
    const server = await start(undefined, { AUTH_ATTEMPTS: '1000' });
    await signUp(server);
    process.kill(await postmaster(join(folder, 'data', 'postgres')), 'SIGKILL');
    const isBack = /PostgreSQL is back/;
    await vi.waitFor(() => expect(server.output.err).toMatch(isBack), { timeout: 20_000 });
    await vi.waitFor(async () => expect((await signIn(server)).status).toBe(200), 20_000);
    expect((await start()).output.err).toMatch(/already running/);
  });

  // Freezing needs the ids of the processes, which only Linux gives here.
  it.runIf(process.platform === 'linux')(
    'freezes, calls are answered all the same, and all is well afterwards',
    async () => {
      const server = await start();
      await signUp(server);
      const as = { headers: { Cookie: cookieOf(await signIn(server)) } };
      const timed = async (path: string) => {
        const begin = performance.now();
        const { status } = await fetch(`${server.url}${path}`, as);
        return { status, seconds: (performance.now() - begin) / 1_000 };
      };
      const postgres = await family(await postmaster(join(folder, 'data', 'postgres')));
      for (const pid of postgres) process.kill(pid, 'SIGSTOP');
      try {
        const [ready, list] = await Promise.all([timed(paths.ready), timed(paths.chatSessions)]);
        expect([ready.status, list.status]).toEqual([503, 503]);
        expect(ready.seconds).toBeLessThan(2);
        expect(list.seconds).toBeLessThan(5);
      } finally {
        for (const pid of postgres) process.kill(pid, 'SIGCONT');
      }
      await vi.waitFor(async () => expect((await timed(paths.chatSessions)).status).toBe(200), {
        timeout: 15_000,
        interval: 200,
      });
    },
  );

  it.runIf(process.platform === 'linux')('is frozen, the server can be stopped', async () => {
    const server = await start();
    const pid = await postmaster(join(folder, 'data', 'postgres'));
    const postgres = await family(pid);
    for (const each of postgres) process.kill(each, 'SIGSTOP');
    const begin = performance.now();
    expect(await stop(server)).toBe(0);
    expect(performance.now() - begin).toBeLessThan(12_000);
    for (const each of postgres.slice(1)) process.kill(each, 'SIGCONT');
    expect((await start()).output.out).toMatch(/is ready/);
  });
});

// Anybody else could not store the data in such a folder either.
describe.skipIf(process.getuid?.() !== 0)('as root, in a folder that only root can enter', () => {
  it('keeps the database where PostgreSQL can reach it, says so once, and finds it again', async () => {
    await chmod(folder, 0o700);
    const first = await start();
    const home = (await readFile(join(folder, 'data', 'postgres-is-at'), 'utf8')).trim();
    expect(first.output.err).toContain(home);
    expect((await stat(home)).uid).not.toBe(0);
    await signUp(first);
    expect(await stop(first)).toBe(0);
    const second = await start();
    expect(second.output.err).toBe('');
    expect((await signIn(second)).status).toBe(200);
    await stop(second);
    await rm(home, { recursive: true });
  });
});

/** The ids of a process and its children. */
async function family(pid: number): Promise<number[]> {
  const children = execFileSync('ps', ['--ppid', String(pid), '-o', 'pid='], { encoding: 'utf8' });
  return Promise.resolve([pid, ...children.trim().split(/\s+/).map(Number)]);
}
