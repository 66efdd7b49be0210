import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { paths } from '@replysmith/contract';
import { databaseOf, startProduct } from '../tools/product/running-server.ts';
import { signIn } from '../tools/product/sign-in.ts';
import { temporaryDataDir } from '../tools/product/server-arguments.ts';
import { seedTemplates } from './seed-templates.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const rows = Number(values.rows);

const cli = join(import.meta.dirname, '../apps/server/src/cli.ts');

type Run = { readonly seconds: number; readonly peakMb: number };

/** Runs a command as a process of its own, and measures it. */
async function run(dataDir: string, ...args: string[]): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let peakMb = 0;
  const watching = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${String(child.pid)}/status`, 'utf8');
      peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // It has just ended.
    }
  }, 20);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watching);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}.`);
  return { seconds: (performance.now() - started) / 1_000, peakMb };
}

async function fill(pool: Pool): Promise<void> {
  const templates = Math.round(rows / 10);
  await seedTemplates(pool, templates);
  // The server would score them anew meanwhile.
  await pool.query('UPDATE email_templates SET optimization_score = NULL');
  await pool.query(
    `WITH sessions AS (
       INSERT INTO chat_sessions (user_id, title)
       SELECT id, 'Session ' || n FROM auth.users, generate_series(1, $1) AS n
       RETURNING id, user_id
     )
     INSERT INTO chat_messages (session_id, user_id, role, content, email_data)
     SELECT id, user_id, CASE n % 2 WHEN 0 THEN 'user' ELSE 'assistant' END,
       repeat(md5(n::text) || E'\\t\\\\\\n“é” ', 20), jsonb_build_object('n', n, 'text', md5(id::text))
     FROM sessions, generate_series(1, 300) AS n`,
    [Math.ceil((rows - templates) / 300)],
  );
}

/** By table: every row as PostgreSQL writes it, in order, as one digest and a count. */
async function digests(pool: Pool): Promise<Map<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace::regnamespace::text IN ('auth', 'migrations', 'public') AND relkind = 'r'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables.rows) {
    const { rows: digest } = await pool.query<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(entry::text), '' ORDER BY md5(entry::text))), '')
         AS digest
       FROM ${name} AS entry`,
    );
    found.set(name, digest[0]?.digest ?? '');
  }
  return found;
}

const dataDir = temporaryDataDir('backup');
const file = join(dataDir, 'bench.backup');
const server = await startProduct(dataDir);
const pool = databaseOf(dataDir);
try {
  const email = 'nora@example.com';
  await signIn(server.url, email);
  await fill(pool);
  // A restore brings none back.
  await pool.query('TRUNCATE auth.sessions, auth.verifications');
  const before = await digests(pool);
  const size = await pool.query<{ mb: number }>(
    'SELECT (pg_database_size(current_database()) / 1e6)::float8 AS mb',
  );
  const backup = await run(dataDir, 'backup', file);
  await pool.query('DELETE FROM chat_sessions');
  await pool.query(`UPDATE email_templates SET name = 'Changed'`);
  const restore = await run(dataDir, 'restore', file, '--replace');
  // It records itself.
  await pool.query(`DELETE FROM audit_log WHERE action = 'backup.restored'`);
  const after = await digests(pool);
  const different = [...before].filter(([name, digest]) => after.get(name) !== digest);
  const count = [...before.values()].reduce((sum, text) => sum + Number(text.split(' ')[0]), 0);
  const cookie = await signIn(server.url, email);
  const answer = await fetch(`${server.url}${paths.chatSessions}`, { headers: { cookie } });
  const mb = statSync(file).size / 1e6;
  console.table({
    rows: count,
    tables: before.size,
    'tables that differ': different.map(([name]) => name).join(', ') || 'none',
    'database, MB': size.rows[0]?.mb.toFixed(1),
    'file, MB': mb.toFixed(1),
    'backup, s': backup.seconds.toFixed(1),
    'backup, peak MB': backup.peakMb.toFixed(0),
    'restore, s': restore.seconds.toFixed(1),
    'restore, peak MB': restore.peakMb.toFixed(0),
    'the server afterwards': answer.status,
  });
  if (different.length > 0 || before.size !== after.size) process.exitCode = 1;
} finally {
  await pool.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
