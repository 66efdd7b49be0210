import { createHmac, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Signs the sessions of the people that the bench makes as rows. */
export const secret = 'only-for-benches-0123456789abcdef';

export type Person = { readonly id: string; readonly cookie: string };

/** Makes people without a daily limit, who are signed in and have some templates each. */
export async function seedPeople(database: Pool, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
  const rows = JSON.stringify(people);
  await database.query(
    `INSERT INTO auth.users (id, email, name, "emailVerified")
     SELECT id, id || '@example.com', 'Nora Lindqvist', true
     FROM jsonb_to_recordset($1) AS person (id uuid)`,
    [rows],
  );
  await database.query(
    `INSERT INTO auth.sessions ("userId", token, "expiresAt", "updatedAt")
     SELECT id, token, now() + interval '1 day', now()
     FROM jsonb_to_recordset($1) AS person (id uuid, token text)`,
    [rows],
  );
  await database.query(
    `UPDATE user_subscriptions SET plan_id = (SELECT id FROM pricing_plans WHERE name = 'Pro')`,
  );
  return people.map(({ id, token }) => ({ id, cookie: cookieOf(token) }));
}

/** As the product signs its cookies. */
function cookieOf(token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `replysmith.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
