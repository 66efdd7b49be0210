import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../testing/running/test-database.ts';
import { generateArguments } from '../../testing/generate-schema.ts';

it('is what the migrations make (npm run generate-schema -w @replysmith/server)', async () => {
  const verify = promisify(execFile)(process.execPath, [
    ...generateArguments(inject('templateUrl')),
    '--verify',
  ]);
  await expect(verify).resolves.toBeDefined();
});

/** Small tables whose rows are never deleted at run time. */
const lists = ['pricing_plans', 'campaign_categories', 'tone_options', 'tip_templates'];

it('finds what refers to a row by an index, so that deleting one looks through no table', async () => {
  const database = await createTestDatabase();
  const { rows } = await sql<{ key: string }>`
    SELECT format('%s (%s)', key.conrelid::regclass, string_agg(attribute.attname, ', ')) AS key
    FROM pg_constraint AS key
    JOIN pg_attribute AS attribute
      ON attribute.attrelid = key.conrelid AND attribute.attnum = ANY (key.conkey)
    WHERE key.contype = 'f' AND key.confrelid::regclass::text <> ALL (${lists}::text[])
      AND NOT EXISTS (
        SELECT FROM pg_index AS index
        JOIN pg_attribute AS first_column
          ON first_column.attrelid = index.indrelid AND first_column.attnum = index.indkey[0]
        WHERE index.indrelid = key.conrelid AND first_column.attnum = ANY (key.conkey)
          -- A person alone leaves all that is theirs to look through.
          AND (
            cardinality(key.conkey) = 1 OR first_column.attname <> 'user_id'
            OR index.indkey[1] = ANY (key.conkey)
          )
      )
    GROUP BY key.oid, key.conrelid
    ORDER BY 1`.execute(database.everything);
  await database.drop();
  expect(rows.map(({ key }) => key)).toEqual([]);
});
