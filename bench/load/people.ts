import { createHmac, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Signs the sessions of the people that the bench makes as rows. */
export const secret = 'only-for-benches-0123456789abcdef';

export type Person = {
  readonly id: string;
  readonly cookie: string;
  /** Whether they have the free plan, and use it up. */
  readonly hasLimit: boolean;
};

/** One in so many has a limit. */
const limitedEvery = 20;

/** Makes people who are signed in, most of them without a daily limit. */
export async function seedPeople(database: Pool, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    token: randomUUID(),
    hasLimit: index % limitedEvery === limitedEvery - 1,
  }));
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
    `UPDATE user_subscriptions SET plan_id = (SELECT id FROM pricing_plans WHERE name = 'Pro')
     FROM jsonb_to_recordset($1) AS person (id uuid, "hasLimit" boolean)
     WHERE user_id = person.id AND NOT "hasLimit"`,
    [rows],
  );
  return people.map(({ id, token, hasLimit }) => ({ id, hasLimit, cookie: cookieOf(token) }));
}

/** As the product signs its cookies. */
function cookieOf(token: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `replysmith.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
