import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/running/test-database.ts';
import { advisoryLocks } from './advisory-locks.ts';

const numbers: readonly number[] = Object.values(advisoryLocks);

it('has each number once, also those that only migrations take', async () => {
  expect(new Set(numbers).size).toBe(numbers.length);
  const folder = join(import.meta.dirname, 'migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const taken = files.join().matchAll(/\bpg_\w*advisory\w*\(\s*([^,)\s]+)/g);
  const inSql = [...taken].map(([, number]) => Number(number));
  expect(inSql.length).toBeGreaterThan(0);
  expect(inSql.filter((number) => !numbers.includes(number))).toEqual([]);
});

it('locks the words of a person where no server has its id', async () => {
  const { db, drop } = await createTestDatabase();
  const { rows } = await sql<{ highest: number; how_many: string }>`
    SELECT max(number) AS highest, count(DISTINCT number) AS how_many
    FROM (
      SELECT search_words_lock(gen_random_uuid()) AS number FROM generate_series(1, 1000)
    ) AS people
  `.execute(db);
  await drop();
  expect(rows[0]?.highest).toBeLessThan(0);
  expect(Number(rows[0]?.how_many)).toBeGreaterThan(990);
});
