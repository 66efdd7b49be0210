import { foldText } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';
import { folded } from './text-search.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function foldInSql(text: string): Promise<string | undefined> {
  const { rows } = await sql<{
    text: string;
  }>`SELECT ${folded(sql`${text}::text`)} AS text`.execute(database.everything);
  return rows[0]?.text;
}

it('takes every mark off its letter', async () => {
  const marks = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => /\p{M}/u.test(character))
    .join('');
  expect(await foldInSql(marks)).toBe('');
});

it('folds every letter that the database knows as searches do', async () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => /[\p{L}\p{N}\p{S}]/u.test(character))
    .join('\n');
  const { rows } = await sql<{ letter: string; text: string }>`
    SELECT letter, ${folded(sql`letter`)} AS text
    FROM string_to_table(${letters}, E'\n') AS letter
    WHERE unicode_assigned(letter)
  `.execute(database.everything);
  expect(rows.length).toBeGreaterThan(100_000);
  expect(rows.filter(({ letter, text }) => text !== foldText(letter))).toEqual([]);
});

it.each([
  'Łódź STRAẞE Strauß Yılmaz KEBABÇI Þór Æsir Œuvre ħ',
  'CAFÉ ΟΔΟΣ İstanbul ﬁle №5',
  '[a-z]\\^ 100%',
  'أحمد علي',
  'ながやま ガ',
  'বাংলা தமிழ்',
  '각 🚀',
])('folds %s as searches do', async (text) => {
  expect(await foldInSql(text)).toBe(foldText(text));
});
