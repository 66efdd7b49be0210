import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** They have connections of their own, past any pooler. */
const direct = /^(platform\/db\/(server-presence|claim|embedded\/.+)\.ts|testing\/.+)$/;

/** What stays with a connection, which a pooler hands to others after each transaction. */
const lasting = [
  /(?:[`'"]|;\s*)SET (?!LOCAL\b)/,
  /\bset_config\([^()]*,\s*false\)/,
  /\bpg_(?:try_)?advisory_(?:lock|unlock)(?:_shared|_all)?\b/,
  /(?:[`'"]|;\s*)(?:LISTEN|PREPARE|DECLARE)\b/,
  /\bCREATE TEMP/,
];

const isLasting = (text: string) => lasting.some((pattern) => pattern.test(text));

it('leaves nothing behind on a connection that goes through a pooler', async () => {
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => /(?<!\.test)\.(ts|sql)$/.test(file) && !direct.test(file),
  );
  expect(files).toContain('platform/db/with-user.ts');
  const found = [];
  for (const file of files) {
    if (isLasting(await readFile(join(source, file), 'utf8'))) found.push(file);
  }
  expect(found).toEqual([]);
});

it.each([
  "sql`SET statement_timeout = '1s'`",
  "'BEGIN; SET ROLE ada'",
  "set_config('role', 'ada', false)",
  'SELECT pg_advisory_lock(1)',
  'client.query(`LISTEN news`)',
  'CREATE TEMP TABLE notes ()',
])('would find %s', (text) => {
  expect(isLasting(text)).toBe(true);
});

it.each([
  "'SET LOCAL ROLE ada'",
  "set_config('role', 'ada', true)",
  'SELECT pg_advisory_xact_lock(1)',
  'UPDATE notes SET body = 1',
])('lets %s pass', (text) => {
  expect(isLasting(text)).toBe(false);
});
