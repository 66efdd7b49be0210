import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCodes, paths } from '@replysmith/contract';
import { CompiledQuery } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFakeModel } from '../../../tools/fake-model/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/running/test-database.ts';
import { runCommand, startServer } from './testing/running/server-process.ts';

// Each test starts processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replysmith-cli-'));
  await chmod(folder, 0o755);
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

type Doctored = {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly name: string;
    readonly state: string;
    readonly note: string;
  }[];
};

const run = (args: readonly string[], environment: Record<string, string> = {}) =>
  runCommand(args, folder, { DATABASE_URL: database.url, ...environment });

describe('the command line', () => {
  it('says in a sentence what it does not know, and shows how each command is called', async () => {
    expect(await run(['backpu'])).toEqual({
      ...{ code: 2, out: '' },
      err: expect.stringMatching(
        /^There is no command "backpu"\. There are migrate, .*\.\n$/,
      ) as string,
    });
    expect(await run(['restore'])).toMatchObject({
      code: 2,
      err: 'Call it so: replysmith restore FILE [--replace]\n',
    });
    expect(await run(['migrate', 'constructor'])).toMatchObject({
      code: 2,
      err: '"migrate" knows up, status and down, not "constructor".\n',
    });
    expect(await run(['doctor', '--jsno'])).toMatchObject({
      code: 2,
      err: expect.stringContaining("Unknown option '--jsno'") as string,
    });
    const overview = await run(['--help']);
    const names = [...overview.out.matchAll(/^ {2}(\S+) {2,}\S/gmu)].map(([, name]) => name);
    expect(names).toHaveLength(6);
    const usage = await run(['backup', '--help']);
    expect(usage).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^replysmith backup \[FILE\]\n/) as string,
    });
  });

  it('says a failure in a sentence, and where it happened only when asked', async () => {
    const restore = ['restore', 'none.backup'];
    const missing = `There is no ${join(folder, 'none.backup')}.\n`;
    expect(await run(restore)).toEqual({ code: 1, out: '', err: missing });
    expect((await run(restore, { LOG_LEVEL: 'debug' })).err).toContain('ENOENT');
    expect(await run(['restore', folder])).toMatchObject({
      code: 1,
      err: `${folder} is a folder: name the backup in it.\n`,
    });
    expect(await run(['backup', 'none/a.backup'])).toMatchObject({
      code: 1,
      err: `There is no folder ${join(folder, 'none')} to put the backup in.\n`,
    });
    const nowhere = { DATABASE_URL: '', DATA_DIR: join(folder, 'nothing') };
    expect(await run(['backup'], nowhere)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^There is no database in .* yet\. Start the server once/,
      ) as string,
    });
    expect(await readdir(folder)).toEqual([]);
    expect(await run(['grant-admin', 'bo@example.com'])).toEqual({
      ...{ code: 1, out: '' },
      err: 'Nobody has an account with the address bo@example.com.\n',
    });
    const last = { name: 'Ada', email: 'ada@example.com', emailVerified: true, role: 'admin' };
    await database.everything.insertInto('auth.users').values(last).execute();
    expect(await run(['revoke-admin', last.email])).toEqual({
      ...{ code: 1, out: '' },
      err: `${errorCodes.last_admin.message}\n`,
    });
    const file = join(import.meta.dirname, 'cli.test.ts');
    expect(await run(['migrate', 'up'], { DATABASE_URL: '', DATA_DIR: file })).toEqual({
      ...{ code: 1, out: '' },
      err: `A file is where a folder should be: ${join(file, 'postgres')}.\n`,
    });
    const closed = { DATABASE_URL: 'postgresql://ada:pw@127.0.0.1:1/ada' };
    expect(await run(['grant-admin', 'bo@example.com'], closed)).toEqual({
      ...{ code: 1, out: '' },
      err: expect.stringMatching(/^Cannot reach the database in .*ECONNREFUSED.*\n$/) as string,
    });
  });

  it('goes on when nobody reads what it says', async () => {
    const cli = join(import.meta.dirname, 'cli.ts');
    const { stderr } = await promisify(execFile)('sh', [
      ...['-c', '{ "$0" "$1" --help; echo "exit code $?" >&2; } | true'],
      ...[process.execPath, cli],
    ]);
    expect(stderr).toBe('exit code 0\n');
  });

  it('says where a bug is without being asked', async () => {
    const broken = await createTestDatabase();
    await broken.everything.executeQuery(
      CompiledQuery.raw('ALTER TABLE migrations.applied RENAME checksum TO sum'),
    );
    const { code, err } = await run(['migrate', 'status'], { DATABASE_URL: broken.url });
    expect(code).toBe(1);
    expect(err).toMatch(/column "checksum" does not exist\n +at [^]*listApplied .*migrate\.ts:\d+/);
    await broken.drop();
  });

  it('touches no database that is not the one behind the pooler', async () => {
    const other = await createTestDatabase();
    const both = { DATABASE_DIRECT_URL: other.url };
    const sentence = /^DATABASE_URL and DATABASE_DIRECT_URL lead to two databases/;
    expect(await run(['backup', 'other.backup'], both)).toMatchObject({
      ...{ code: 1, out: '' },
      err: expect.stringMatching(sentence) as string,
    });
    expect(await readdir(folder)).not.toContain('other.backup');
    const { checks } = JSON.parse((await run(['doctor', '--json'], both)).out) as Doctored;
    expect(checks.find(({ name }) => name === 'Pooler')).toEqual({
      ...{ name: 'Pooler', state: 'bad' },
      note: expect.stringMatching(sentence) as string,
    });
    const same = new URL(database.url);
    same.searchParams.set('application_name', 'past-the-pooler');
    expect(await run(['migrate', 'status'], { DATABASE_DIRECT_URL: same.href })).toMatchObject({
      code: 0,
    });
    await other.drop();
  });

  it('lists the migrations, and fails where files and database disagree', async () => {
    const good = await run(['migrate', 'status']);
    expect(good.code).toBe(0);
    expect(good.out).toMatch(/^applied \d{4}-\d\d-\d\dT\d\d:\d\dZ {2,}0001-accounts\.sql$/mu);
    await database.everything.executeQuery(
      CompiledQuery.raw(
        `UPDATE migrations.applied SET checksum = '' WHERE name = '0001-accounts.sql'`,
      ),
    );
    const bad = await run(['migrate', 'status']);
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/0001-accounts\.sql {2}✗ The file was changed/);
  });
});

it('works on the embedded database while a server runs on it, and without one', async () => {
  const dataDir = join(folder, 'data');
  const embedded = { DATABASE_URL: '', DATA_DIR: dataDir };
  const server = await startServer(dataDir);
  try {
    const email = 'ada@example.com';
    await fetch(`${server.url}${paths.accounts.signUp}`, {
      method: 'POST',
      headers: { Origin: server.url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email, password: 'Sturdy-Pen-42' }),
    });
    expect((await run(['backup', 'one.backup'], embedded)).out).toMatch(
      /one\.backup: \d+ rows of \d+ tables, [\d.]+ kB, in [\d.]+ seconds\.\n$/,
    );
    expect(await run(['grant-admin', 'Ada@Example.com'], embedded)).toMatchObject({
      out: 'ada@example.com will be an admin as soon as the address is verified by the link in its mail.\n',
    });
    expect((await fetch(`${server.url}${paths.ready}`)).status).toBe(200);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  expect(await run(['restore', 'one.backup', '--replace'], embedded)).toMatchObject({ code: 0 });
  expect(await run(['migrate', 'down', '--lose-data'], embedded)).toMatchObject({ code: 0 });
  expect((await run(['migrate', 'up'], embedded)).out).toMatch(
    /^backed up to \S+\/data\/backups\/replysmith-\S+-before-migration\.backup\napplied /,
  );
  expect(await readdir(join(dataDir, 'postgres', 'data'))).not.toContain('postmaster.pid');
});

describe('the doctor', () => {
  async function doctor(environment: Record<string, string>) {
    const { code, out, err } = await run(['doctor', '--json'], environment);
    const { ok, checks } = JSON.parse(out) as Doctored;
    expect(err).toBe('');
    expect([ok, code]).toContain(ok ? 0 : 1);
    const of = (name: string) => checks.filter((check) => check.name === name);
    return { code, out, of, states: checks.map(({ name, state }) => `${name} ${state}`) };
  }

  it('finds all well, and sends no mail and asks no model for it', async () => {
    const fresh = await createTestDatabase();
    const fake = await startFakeModel();
    const onMailFrom = vi.fn();
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onMailFrom });
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const { code, states } = await doctor({
      DATABASE_URL: fresh.url,
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'fake-model',
      AI_BASE_URL: `${fake.url}/v1`,
    });
    expect(code).toBe(0);
    expect(states.filter((state) => !state.startsWith('Disk'))).toEqual(
      [
        ...['Settings', 'Versions', 'Data folder', 'Database', 'Rights', 'Migrations'],
        ...['Mail', 'Model', 'Clock'],
      ].map((name) => `${name} good`),
    );
    expect(onMailFrom).not.toHaveBeenCalled();
    expect(fake.requests).toEqual([]);
    await Promise.all([fresh.drop(), fake.close()]);
    smtp.close();
  });

  it('names each setting that cannot be used, goes on without it, and prints no secret', async () => {
    const secrets = { word: 'Sesame-Opens-1', key: 'sk-nobody-should-see' };
    const nobody = new URL(database.url);
    nobody.password = secrets.word;
    const { code, out, of, states } = await doctor({
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      AUTH_SECRET: secrets.word,
      AI_PROVIDER: 'openai',
      AI_API_KEY: secrets.key,
      AI_MODLE: 'gpt-4o',
      BILLING: 'gold',
      DATABASE_URL: nobody.href,
      DATA_DIR: folder,
      SMTP_URL: `smtp://me:${secrets.word}@127.0.0.1:1`,
    });
    expect(code).toBe(1);
    const named = of('Settings').map(({ note }) => note.split(' ')[0]);
    expect(named.sort()).toEqual(['AI_MODLE', 'AUTH_SECRET', 'BILLING', 'LOG_LEVEL', 'PORT']);
    expect(states).toContain('Database bad');
    expect(of('Database')[0]?.note).toMatch(
      /password authentication failed.*Check DATABASE_URL\.$/,
    );
    expect(of('Mail')[0]?.note).toMatch(/ECONNREFUSED.*Check SMTP_URL\.$/);
    for (const secret of Object.values(secrets)) expect(out).not.toContain(secret);
  });

  it('names a stored secret that the start would refuse, and makes none', async () => {
    const dataDir = await mkdtemp(join(folder, 'secret-'));
    const AUTH_SECRET_OLD = 'an-old-secret-of-32-characters-or-more';
    const environment = { DATABASE_URL: '', DATA_DIR: dataDir, AUTH_SECRET_OLD };
    expect((await doctor(environment)).states).toContain('Settings good');
    expect(await readdir(dataDir)).toEqual([]);
    await writeFile(join(dataDir, 'auth-secret'), AUTH_SECRET_OLD);
    const { code, of } = await doctor(environment);
    expect(code).toBe(1);
    expect(of('Settings')[0]?.note).toMatch(/^AUTH_SECRET_OLD .* move that file away\.$/);
  });

  it('leaves words whole that hold a short password', async () => {
    const nobody = { DATABASE_URL: 'postgresql://me:y@127.0.0.1:1/none', DATA_DIR: folder };
    const { of } = await doctor({ ...nobody, AI_PROVIDER: 'coach' });
    expect(of('Versions')[0]?.note).toMatch(/^Replysmith /);
  });

  it('goes on where a password has a % that begins no escape', async () => {
    const { states } = await doctor({
      DATABASE_URL: 'postgresql://me:100%@127.0.0.1:1/none',
      DATA_DIR: folder,
      SMTP_URL: 'smtp://me:100%@127.0.0.1:1',
    });
    expect(states).toEqual(expect.arrayContaining(['Database bad', 'Mail bad']));
  });

  it('finds a model that the provider does not have, and what the database lacks', async () => {
    const fresh = await createTestDatabase();
    await fresh.everything.executeQuery(
      CompiledQuery.raw(`DELETE FROM migrations.applied WHERE name = '0027-backup.sql'`),
    );
    const fake = await startFakeModel();
    const pooler = new URL(fresh.url);
    pooler.port = '1';
    const { code, of } = await doctor({
      DATABASE_URL: pooler.href,
      DATABASE_DIRECT_URL: fresh.url,
      DATA_DIR: join(folder, 'none'),
      AI_PROVIDER: 'anthropic',
      AI_MODEL: 'claude-9',
      AI_API_KEY: 'key',
      AI_BASE_URL: `${fake.url}/v1`,
    });
    expect(code).toBe(1);
    expect(of('Pooler')[0]?.note).toMatch(/ECONNREFUSED.* Check the pooler in DATABASE_URL\.$/);
    expect(of('Migrations')[0]?.note).toBe('1 is pending: start the server, or run "migrate up".');
    expect(of('Model')[0]?.note).toMatch(/does not list claude-9\. .* it offers fake-model\.$/);
    expect(of('Data folder')[0]?.note).toMatch(/does not exist yet/);
    expect(of('Clock')[0]?.note).toMatch(/^Not checked: /);
    await Promise.all([fresh.drop(), fake.close()]);
  });
});
