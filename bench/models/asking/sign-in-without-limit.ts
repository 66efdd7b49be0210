import type { Pool } from 'pg';
import { signIn } from '../../../tools/product/sign-in.ts';
import type { Caller } from './ask-product.ts';

/** A new person with no daily limit, of whom nothing is known that a text could state. */
export async function signInWithoutLimit(url: string, database: Pool): Promise<Caller> {
  const cookie = await signIn(url);
  await database.query(
    `UPDATE user_subscriptions SET plan_id = (SELECT id FROM pricing_plans WHERE name = 'Pro')`,
  );
  await database.query(`UPDATE profiles SET full_name = NULL`);
  return { url, cookie };
}
