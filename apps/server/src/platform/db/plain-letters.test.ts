import { plainLetters } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { migrate } from './migrate.ts';

const before = [...plainLetters.keys()].join('-');
const after = [...plainLetters.values()].join('-');

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.createPerson();
});

const everything = () => test.database.everything;

async function migrateAgain() {
  await sql`DELETE FROM migrations.applied WHERE name = '0021-plain-letters.sql'`.execute(
    everything(),
  );
  await migrate(test.database.url);
}

const addFolder = (name: string, folded_name: string, created_at = new Date(0)) =>
  everything()
    .insertInto('template_folders')
    .values({ user_id: ada.id, name, folded_name, color: '#fff', created_at })
    .execute();

async function folders(): Promise<[name: string, folded: string][]> {
  const rows = await everything()
    .selectFrom('template_folders')
    .select(['name', 'folded_name'])
    .where('user_id', '=', ada.id)
    .orderBy('name')
    .execute();
  return rows.map(({ name, folded_name }) => [name, folded_name]);
}

it('folds on whatever was folded before', async () => {
  const user_id = ada.id;
  await addFolder('Any', before);
  await everything()
    .insertInto('email_templates')
    .values({
      ...{ user_id, name: 'A', subject_line: 'A', email_content: 'A', category: 'other' },
      ...{ folded_name: before, folded_subject: before, folded_tags: before },
      ...{ folded_content: before, content_digest: 'x' },
    })
    .execute();
  const session = await everything()
    .insertInto('chat_sessions')
    .values({ user_id, title: 'A', folded_name: before })
    .returning('id')
    .executeTakeFirstOrThrow();
  await everything()
    .insertInto('chat_messages')
    .values({
      ...{ user_id, session_id: session.id, role: 'user', content: 'A' },
      folded_content: before,
    })
    .execute();
  await migrateAgain();
  const { rows } = await sql`
    SELECT template.folded_name, folded_subject, folded_tags, template.folded_content,
      session.folded_name AS session, message.folded_content AS message
    FROM email_templates AS template
    JOIN chat_sessions AS session USING (user_id)
    JOIN chat_messages AS message USING (user_id)
    WHERE user_id = ${user_id}
  `.execute(everything());
  expect(rows).toEqual([
    {
      ...{ folded_name: after, folded_subject: after, folded_tags: after, folded_content: after },
      ...{ session: after, message: after },
    },
  ]);
  expect(await folders()).toEqual([['Any', after]]);
});

it('leaves folders apart that would be called the same', async () => {
  await addFolder('Strauss', 'strauss');
  await addFolder('Strauß', 'strauß');
  await addFolder('Đað', 'đað');
  await addFolder('Đađ', 'đađ', new Date(1));
  await migrateAgain();
  const folded = new Map(await folders());
  expect([folded.get('Strauss'), folded.get('Strauß')]).toEqual(['strauss', 'strauß']);
  expect([folded.get('Đað'), folded.get('Đađ')]).toEqual(['dad', 'đađ']);
});
