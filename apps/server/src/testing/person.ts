import { serializeSigned } from 'hono/utils/cookie';
import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';
import { onBehalfOf, type Context, type Services } from '../platform/context/context.ts';
import { secret } from './secret.ts';

export type Person = {
  readonly id: string;
  readonly email: string;
  /** The cookie of a signed-in browser. */
  readonly cookie: string;
  /** For calling services directly. */
  readonly ctx: Context;
};

/** A new, signed-in person, without the slow sign-up form. */
export async function createPerson(everything: Database, services: Services): Promise<Person> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await everything
    .insertInto('auth.users')
    .values({ id, email, name: 'Ada Lovelace', emailVerified: true })
    .execute();
  const token = randomUUID();
  const tomorrow = new Date(Date.now() + 86_400_000);
  await everything
    .insertInto('auth.sessions')
    .values({ userId: id, token, expiresAt: tomorrow, updatedAt: new Date() })
    .execute();
  return {
    id,
    email,
    cookie: await serializeSigned('replysmith.session_token', token, secret),
    ctx: {
      ...onBehalfOf(services, id),
      user: { id, email, isEmailVerified: true, isAdmin: false },
    },
  };
}
